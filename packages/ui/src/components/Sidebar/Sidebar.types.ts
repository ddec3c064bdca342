/** Where a sidebar stands, and how it begins. */
export interface SidebarPlace {
  /** Path of the page on screen; its entry is marked and the groups around it open. */
  currentPath: string
  /** Where the dashboard lives, without a slash at the end. @default '/dashboard' */
  basePath?: string
  /** Ids of the groups that are open at first, beside those around the page on screen. @default a first look, where the page stands in no group */
  defaultOpenGroups?: readonly string[]
  /** Hears the ids of all open groups whenever one opens or closes, such as to keep them. */
  onOpenGroupsChange?: (groups: readonly string[]) => void
}

export interface SidebarProps extends SidebarPlace {
  /** Starts a new automation. @default shows the not-implemented notice */
  onNewAutomation?: () => void
  /** Signs out. @default shows the not-implemented notice */
  onLogout?: () => void
}
