'use client'
import { useStrings } from '../../i18n/index.js'
import { LanguageIcon, MoonIcon, SunIcon } from '../../icons/index.js'
import { IconButton } from '../IconButton/index.js'
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
  return (
    <>
      {language && onLanguageChange && (
        <IconButton
          label={language === 'en' ? strings.toItalian : strings.toEnglish}
          icon={<LanguageIcon />}
          onClick={() => onLanguageChange(language === 'en' ? 'it' : 'en')}
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
