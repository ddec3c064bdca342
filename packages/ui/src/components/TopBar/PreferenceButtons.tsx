'use client'
import { languages } from '../../i18n/languages.js'
import { useLocale, useStrings } from '../../i18n/index.js'
import { LanguageIcon, MoonIcon, SunIcon } from '../../icons/index.js'
import { IconButton } from '../IconButton/index.js'
import { itemAfter } from './itemAfter.js'
import { languageNameIn } from './languageNameIn.js'
import { topBarStrings } from './TopBar.strings.js'
import type { PreferenceProps } from './TopBar.types.js'

/** Shows buttons for language and theme; one without a handler is hidden. */
export function PreferenceButtons({
  theme,
  onThemeChange,
  language,
  onLanguageChange,
}: PreferenceProps) {
  const strings = useStrings(topBarStrings)
  const locale = useLocale()
  const offered = language && itemAfter(language, languages)
  return (
    <>
      {offered && onLanguageChange && (
        <IconButton
          label={strings.toLanguage(languageNameIn(offered, locale))}
          icon={<LanguageIcon />}
          onClick={() => onLanguageChange(offered)}
        />
      )}
      {theme && onThemeChange && (
        <IconButton
          label={theme === 'dark' ? strings.toLight : strings.toDark}
          icon={theme === 'dark' ? <SunIcon /> : <MoonIcon />}
          onClick={() => onThemeChange(theme === 'dark' ? 'light' : 'dark')}
        />
      )}
    </>
  )
}
