import type { ReactNode } from 'react'
import type { Language } from '../../i18n/languages.js'
import type { Theme } from '../../tokens/index.js'

/** Preferences in the top bar; a button without a handler is hidden. */
export interface PreferenceProps {
  /** The current theme. */
  theme?: Theme
  /** Called with the new theme. @default no button */
  onThemeChange?: (theme: Theme) => void
  /** The current language. */
  language?: Language
  /** Called with the new language. @default no button */
  onLanguageChange?: (language: Language) => void
}

export interface TopBarProps extends PreferenceProps {
  /** Name of the signed-in user, for the initials. @default initials of the email */
  userName?: string
  /** Email of the signed-in user; leave out until it is known. @default shows no user */
  userEmail?: string
  /** Opens the navigation on phones. */
  onMenuOpen: () => void
  /** Whether that navigation is open. */
  menuOpen: boolean
  /** Address of the brand link, shown on phones. @default '/dashboard' */
  basePath?: string
  /** Opens a search, such as a `CommandPalette`. @default no search button */
  onSearch?: () => void
  /** Opens the keyboard shortcuts, such as a `ShortcutsDialog`; on phones only the account menu offers them. @default offers no shortcuts */
  onShortcuts?: () => void
  /** Signs out, from the account menu. @default shows the not-implemented notice */
  onLogout?: () => void
  /** Says beside Logout what stays behind, such as without a connection. @default nothing */
  logoutNote?: string
  /** Shown at the start of the bar, after the search. */
  children?: ReactNode
}
