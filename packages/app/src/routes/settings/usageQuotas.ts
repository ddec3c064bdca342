import { UsageQuotasSettingsPage } from '@dropwatt/ui/pages'
import { settings } from '../settings.tsx'

export const Component = settings('usage-quotas', UsageQuotasSettingsPage)
