/** What every settings page takes. */
export interface SettingsPageProps {
  /** Where the dashboard lives, without a slash at the end. @default '/dashboard' */
  basePath?: string
}
