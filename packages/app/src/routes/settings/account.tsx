import { useUser } from '@dropwatt/auth'
import { AccountSettingsPage, type Profile } from '@dropwatt/ui/pages'
import { lazy, Suspense, useDeferredValue } from 'react'
import { useOutletContext } from 'react-router-dom'
import { settings } from '../settings.tsx'

const Security = lazy(() => import('./security.tsx'))

/** Gets the profile from the dashboard route around it. */
export const Component = settings('account', () => {
  const isKnown = useDeferredValue(useUser() !== null, false)
  return (
    <AccountSettingsPage profile={useOutletContext<Profile>()}>
      {isKnown && (
        <Suspense>
          <Security />
        </Suspense>
      )}
    </AccountSettingsPage>
  )
})
