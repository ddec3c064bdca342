import type { ReactNode } from 'react'
import type { SidebarProps } from '../Sidebar/index.js'
import type { PreferenceProps } from '../TopBar/index.js'

export interface DashboardFrameProps extends SidebarProps, PreferenceProps {
  /** Email of who is signed in; shown as initials, read in full. @default shows nobody */
  userEmail?: string
  /** Offers a search over the pages of the dashboard, in the top bar and by Ctrl K, on Apple devices Command K. @default false */
  palette?: boolean
  /** Stands in the top bar, after the search. */
  bar?: ReactNode
  /** The page. */
  children: ReactNode
}
