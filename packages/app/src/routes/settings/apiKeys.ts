import { ApiKeysSettingsPage } from '@dropwatt/ui/pages'
import { settings } from '../settings.tsx'

export const Component = settings('api-keys', ApiKeysSettingsPage)
