import type { ReactNode } from 'react'
import type { SidebarProps } from '../Sidebar/index.js'
import type { PreferenceProps } from '../TopBar/index.js'

export interface DashboardFrameProps extends SidebarProps, PreferenceProps {
  /** Email of who is signed in; shown as initials, read in full. @default shows nobody */
  userEmail?: string
  /** Stands in the top bar, such as a search. */
  bar?: ReactNode
  /** The page. */
  children: ReactNode
}
