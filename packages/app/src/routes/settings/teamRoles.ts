export { TeamRolesSettingsPage } from '@dropwatt/ui/pages'
