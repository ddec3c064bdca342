import { AutomationDefaultsSettingsPage } from '@dropwatt/ui/pages'
import { settings } from '../settings.tsx'

export const Component = settings('automation-defaults', AutomationDefaultsSettingsPage)
