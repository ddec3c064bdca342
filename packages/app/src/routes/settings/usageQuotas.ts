export { UsageQuotasSettingsPage } from '@dropwatt/ui/pages'
