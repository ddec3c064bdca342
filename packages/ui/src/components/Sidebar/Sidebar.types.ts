export interface SidebarProps {
  /** Path of the page on screen; its entry is marked and the groups around it open. */
  currentPath: string
  /** Where the dashboard lives, without a slash at the end. @default '/dashboard' */
  basePath?: string
  /** Starts a new automation. @default shows the not-implemented notice */
  onNewAutomation?: () => void
  /** Signs out. @default shows the not-implemented notice */
  onLogout?: () => void
}
