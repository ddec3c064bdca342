import { PlanBillingSettingsPage } from '@dropwatt/ui/pages'
import { settings } from '../settings.tsx'

export const Component = settings('plan-billing', PlanBillingSettingsPage)
