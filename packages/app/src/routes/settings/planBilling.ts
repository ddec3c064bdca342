export { PlanBillingSettingsPage } from '@dropwatt/ui/pages'
