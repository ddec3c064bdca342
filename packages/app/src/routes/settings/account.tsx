import { AccountSettingsPage, type Profile } from '@dropwatt/ui/pages'
import { useOutletContext } from 'react-router-dom'
import { settings } from '../settings.tsx'

/** Takes who is signed in from the dashboard around it, which knows already. */
export const Component = settings('account', () => (
  <AccountSettingsPage profile={useOutletContext<Profile>()} />
))
