import { TeamRolesSettingsPage } from '@dropwatt/ui/pages'
import { settings } from '../settings.tsx'

export const Component = settings('team-roles', TeamRolesSettingsPage)
