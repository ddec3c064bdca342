import { AccountSettingsPage } from '@dropwatt/ui/pages'
import { useProfile } from '../../wiring/useProfile.ts'
import { settings } from '../settings.tsx'

export const Component = settings('account', () => <AccountSettingsPage profile={useProfile()} />)
