import { useLanguage } from './LanguageProvider.tsx'
import { useTheme } from './useTheme.ts'

/** Returns the theme and language with their setters, as props for `@dropwatt/ui`. */
export function usePreferences() {
  const { theme, setTheme } = useTheme()
  const { language, setLanguage } = useLanguage()
  return { theme, onThemeChange: setTheme, language, onLanguageChange: setLanguage }
}
