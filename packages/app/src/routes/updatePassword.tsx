import { useAuth } from '@dropwatt/auth'
import { LoadingScreen } from '@dropwatt/ui'
import { NewPasswordPage } from '@dropwatt/ui/pages'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useAddress } from '../wiring/useAddress.ts'
import { useEntrance } from '../wiring/useEntrance.ts'
import { usePageTitle } from '../wiring/usePageTitle.ts'
import { usePreferences } from '../wiring/usePreferences.ts'

/** Where a recovery link leads. Without one there is nothing to do here but to ask for it. */
export function Component() {
  usePageTitle(paths.updatePassword)
  const preferences = usePreferences()
  const { user, updatePassword, signOut } = useAuth()
  const { status, hasEntered, act, enter } = useEntrance()
  const address = useAddress()
  const [wasIn, setWasIn] = useState(false)
  if (status === 'recovery' && !wasIn) setWasIn(true)

  if (status === 'loading') return <LoadingScreen />
  if (hasEntered) return <Navigate to={paths.dashboard} replace />
  if (status === 'signedOut') {
    return <Navigate to={address(wasIn ? paths.signIn : paths.forgotPassword)} replace />
  }
  return (
    <NewPasswordPage
      {...preferences}
      email={user?.email}
      onSave={({ password }) => act(() => updatePassword({ password }))}
      onSaved={enter}
      onCancel={() => void signOut()}
    />
  )
}
