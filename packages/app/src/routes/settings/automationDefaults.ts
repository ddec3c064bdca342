export { AutomationDefaultsSettingsPage } from '@dropwatt/ui/pages'
