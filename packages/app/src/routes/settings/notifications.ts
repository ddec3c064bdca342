import { NotificationsSettingsPage } from '@dropwatt/ui/pages'
import { settings } from '../settings.tsx'

export const Component = settings('notifications', NotificationsSettingsPage)
