import { AccountSettingsPage } from '@dropwatt/ui/pages'
import { settings } from '../settings.tsx'

export const Component = settings('account', AccountSettingsPage)
