import { ThemeLanguageSettingsPage } from '@dropwatt/ui/pages'
import { usePreferences } from '../../wiring/usePreferences.ts'
import { settings } from '../settings.tsx'

export const Component = settings('theme-language', () => (
  <ThemeLanguageSettingsPage {...usePreferences()} />
))
