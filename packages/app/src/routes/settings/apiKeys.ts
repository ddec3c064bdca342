export { ApiKeysSettingsPage } from '@dropwatt/ui/pages'
