export interface AccountMenuProps {
  /** Name of who is signed in. @default shows the address alone */
  name?: string
  /** Email of who is signed in; not given while that is not known. @default shows nobody */
  email?: string
  /** Where the dashboard lives, without a slash at the end. @default '/dashboard' */
  basePath?: string
  /** Shows what the keyboard can do, such as a `ShortcutsDialog`. @default offers no list */
  onShortcuts?: () => void
  /** Signs out. @default shows the not-implemented notice */
  onLogout?: () => void
}
