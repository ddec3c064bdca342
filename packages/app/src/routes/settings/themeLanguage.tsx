import { ThemeLanguageSettingsPage } from '@dropwatt/ui/pages'
import { usePreferences } from '../../wiring/usePreferences.ts'

/** The settings page whose choices hold at once. */
export function ThemeLanguageSettings() {
  return <ThemeLanguageSettingsPage {...usePreferences()} />
}
