import { AccountSettingsPage, type Profile } from '@dropwatt/ui/pages'
import { useOutletContext } from 'react-router-dom'
import { settings } from '../settings.tsx'

/** Gets the profile from the dashboard route around it. */
export const Component = settings('account', () => (
  <AccountSettingsPage profile={useOutletContext<Profile>()} />
))
