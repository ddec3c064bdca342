export { AccountSettingsPage } from '@dropwatt/ui/pages'
