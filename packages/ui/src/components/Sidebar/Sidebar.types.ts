/** The location and the initial state of a sidebar. */
export interface SidebarPlace {
  /** Path of the current page; its entry is marked and the groups around it open. */
  currentPath: string
  /** Base path of the dashboard, without a trailing slash. @default '/dashboard' */
  basePath?: string
  /** Ids of the groups that are initially open, besides those of the current page. @default a few groups, if the page is in none */
  defaultOpenGroups?: readonly string[]
  /** Called with the ids of all open groups whenever one opens or closes, for example to persist them. */
  onOpenGroupsChange?: (groups: readonly string[]) => void
}

export interface SidebarProps extends SidebarPlace {
  /** Starts a new automation. @default shows the not-implemented notice */
  onNewAutomation?: () => void
  /** Signs out. @default shows the not-implemented notice */
  onLogout?: () => void
  /** Says beside Logout what stays behind, such as without a connection. @default nothing */
  logoutNote?: string
}
