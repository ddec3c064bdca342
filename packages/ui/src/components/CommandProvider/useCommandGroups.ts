'use client'
import { languageNames, languages } from '../../i18n/languages.js'
import { paths } from '../../navigation/paths.js'
import { useSiteNavigation, type SiteLink } from '../../navigation/useSiteNavigation.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import {
  HomeIcon,
  KeyboardIcon,
  LanguageIcon,
  LoginIcon,
  LogoutIcon,
  MoonIcon,
  PasswordIcon,
  SignUpsIcon,
  SiteIcon,
  SunIcon,
} from '../../icons/index.js'
import type { CommandEntry, CommandGroup } from '../CommandPalette/index.js'
import { useNavigationGroups } from '../CommandPalette/useNavigationGroups.js'
import { languageNameIn } from '../TopBar/languageNameIn.js'
import { topBarStrings } from '../TopBar/TopBar.strings.js'
import type { CommandOptions } from './CommandProvider.types.js'
import { commandStrings } from './commands.strings.js'

/** Returns the entries of the palette: pages, account and preferences. */
export function useCommandGroups(
  options: CommandOptions,
  openShortcuts: () => void,
): readonly CommandGroup[] {
  const { signedIn = false, basePath, groups = [], logoutNote } = options
  const strings = useStrings(commandStrings)
  const dashboard = useNavigationGroups(basePath)
  const site = useSiteGroup()
  const account = useAccount(options)
  const preferences = usePreferences(options)
  const shortcuts: CommandEntry = {
    id: 'shortcuts',
    label: strings.shortcuts,
    keywords: [strings.shortcutsWords],
    icon: KeyboardIcon,
    onSelect: openShortcuts,
  }
  return [
    ...(signedIn ? dashboard : []),
    ...groups,
    site,
    { heading: [strings.account, logoutNote].filter(Boolean).join(' · '), entries: account },
    { heading: strings.preferences, entries: [...preferences, shortcuts] },
  ].filter(({ entries }) => entries.length > 0)
}

function pageEntry({ href, label }: SiteLink, ...keywords: string[]): CommandEntry {
  return { id: href, label, href, keywords, icon: SiteIcon }
}

function useSiteGroup(): CommandGroup {
  const strings = useStrings(commandStrings)
  const { menus, pricing, terms } = useSiteNavigation()
  return {
    heading: strings.site,
    entries: [
      { id: paths.home, label: strings.home, href: paths.home, icon: HomeIcon },
      ...menus.flatMap((menu) => menu.links.map((link) => pageEntry(link, menu.label))),
      pageEntry(pricing),
      pageEntry(terms),
    ],
  }
}

function useAccount({ signedIn = false, onLogout }: CommandOptions): readonly CommandEntry[] {
  const strings = useStrings(commandStrings)
  if (signedIn) {
    return onLogout
      ? [{ id: 'log-out', label: strings.logOut, icon: LogoutIcon, onSelect: onLogout }]
      : []
  }
  return [
    { id: 'log-in', label: strings.logIn, href: paths.signIn, icon: LoginIcon },
    { id: 'sign-up', label: strings.signUp, href: paths.signUp, icon: SignUpsIcon },
    {
      id: 'reset-password',
      label: strings.resetPassword,
      href: paths.forgotPassword,
      icon: PasswordIcon,
    },
  ]
}

function usePreferences({
  theme,
  onThemeChange,
  language,
  onLanguageChange,
}: CommandOptions): readonly CommandEntry[] {
  const strings = useStrings(topBarStrings)
  const locale = useLocale()
  const { themeWords } = useStrings(commandStrings)
  const entries: CommandEntry[] = []
  if (theme && onThemeChange) {
    entries.push({
      id: 'theme',
      label: theme === 'dark' ? strings.toLight : strings.toDark,
      keywords: [themeWords],
      icon: theme === 'dark' ? SunIcon : MoonIcon,
      onSelect: () => onThemeChange(theme === 'dark' ? 'light' : 'dark'),
    })
  }
  if (language && onLanguageChange) {
    for (const offered of languages.filter((each) => each !== language)) {
      entries.push({
        id: `language-${offered}`,
        label: strings.toLanguage(languageNameIn(offered, locale)),
        // Searching for the current language finds the command that changes it.
        keywords: [languageNames[language], languageNames[offered]],
        icon: LanguageIcon,
        onSelect: () => onLanguageChange(offered),
      })
    }
  }
  return entries
}
