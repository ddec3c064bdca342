import { useLanguage } from './LanguageProvider.tsx'
import { useTheme } from './useTheme.ts'

/** Reads what was chosen on this device, and gives what changes it, as the library's parts take it. */
export function usePreferences() {
  const { theme, setTheme } = useTheme()
  const { language, setLanguage } = useLanguage()
  return { theme, onThemeChange: setTheme, language, onLanguageChange: setLanguage }
}
