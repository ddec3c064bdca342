import type { ReactNode } from 'react'
import type { SidebarProps } from '../Sidebar/index.js'
import type { PreferenceProps } from '../TopBar/index.js'

export interface DashboardFrameProps extends SidebarProps, PreferenceProps {
  /** Name of who is signed in; gives the initials. @default the email gives them */
  userName?: string
  /** Email of who is signed in; not given while that is not known. @default shows nobody */
  userEmail?: string
  /** Opens a search from the top bar, such as the palette of a `CommandProvider`. @default offers no search */
  onSearch?: () => void
  /** Shows what the keyboard can do, from the top bar and the menu of the account. @default offers no list */
  onShortcuts?: () => void
  /** Stands in the top bar, after the search. */
  bar?: ReactNode
  /** The page. */
  children: ReactNode
}
