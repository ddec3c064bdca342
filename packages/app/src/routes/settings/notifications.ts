export { NotificationsSettingsPage } from '@dropwatt/ui/pages'
