export interface AccountMenuProps {
  /** Name of the signed-in user. @default shows the email only */
  name?: string
  /** Email of the signed-in user; leave out until it is known. @default shows no user */
  email?: string
  /** Base path of the dashboard, without a trailing slash. @default '/dashboard' */
  basePath?: string
  /** Opens the keyboard shortcuts, such as a `ShortcutsDialog`. @default offers no shortcuts */
  onShortcuts?: () => void
  /** Signs out. @default shows the not-implemented notice */
  onLogout?: () => void
  /** Says beside Logout what stays behind, such as without a connection. @default nothing */
  logoutNote?: string
}
