import type { ReactNode } from 'react'
import type { Language } from '../../i18n/languages.js'
import type { Theme } from '../../tokens/index.js'

/** What the top bar takes from the preferences; a choice without a handler is not offered. */
export interface PreferenceProps {
  /** The theme in force. */
  theme?: Theme
  /** Hears the theme that was chosen. @default offers no choice */
  onThemeChange?: (theme: Theme) => void
  /** The language in force. */
  language?: Language
  /** Hears the language that was chosen. @default offers no choice */
  onLanguageChange?: (language: Language) => void
}

export interface TopBarProps extends PreferenceProps {
  /** Name of who is signed in; gives the initials. @default the email gives them */
  userName?: string
  /** Email of who is signed in; not given while that is not known. @default shows nobody */
  userEmail?: string
  /** Opens the navigation on phones. */
  onMenuOpen: () => void
  /** Says whether that navigation is open. */
  menuOpen: boolean
  /** Where the brand leads, which stands here on phones. @default '/dashboard' */
  basePath?: string
  /** Opens a search, such as a `CommandPalette`. @default offers no search */
  onSearch?: () => void
  /** Shows what the keyboard can do, such as a `ShortcutsDialog`; on phones the menu of the account alone offers it. @default offers no list */
  onShortcuts?: () => void
  /** Signs out, from the menu of the account. @default shows the not-implemented notice */
  onLogout?: () => void
  /** Stands at the start of the bar, after the search. */
  children?: ReactNode
}
