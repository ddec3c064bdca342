import type { ReactNode } from 'react'
import type { SidebarProps } from '../Sidebar/index.js'
import type { PreferenceProps } from '../TopBar/index.js'

export interface DashboardFrameProps extends SidebarProps, PreferenceProps {
  /** Name of the signed-in user, for the initials. @default initials of the email */
  userName?: string
  /** Email of the signed-in user; leave out until it is known. @default shows no user */
  userEmail?: string
  /** Opens a search from the top bar, such as the palette of a `CommandProvider`. @default no search button */
  onSearch?: () => void
  /** Opens the keyboard shortcuts from the top bar and the account menu. @default offers no shortcuts */
  onShortcuts?: () => void
  /** Shown in the top bar, after the search. */
  bar?: ReactNode
  /** Content of the page. */
  children: ReactNode
}
