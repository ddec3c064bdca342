import { RequireAuth, useAuth } from '@dropwatt/auth'
import { LoadingScreen } from '@dropwatt/ui'
import { use, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { MemberAssumed } from '../wiring/MemberAssumed.ts'
import { useAddress } from '../wiring/useAddress.ts'
import { useRememberedRequest } from '../wiring/requestedPage.ts'
import { useSignedOutNotice } from '../wiring/useSignedOutNotice.ts'

/**
 * Lets signed-in people in. Who leaves, here or in another tab, is redirected to the start page, and
 * who has just confirmed an address in another browser to the sign-in. Each visit has a redirect of
 * its own: one that has redirected does nothing more when the Back button returns to it before the
 * next page is shown.
 */
export function Component() {
  const { status } = useAuth()
  const { key } = useLocation()
  const address = useAddress()
  const isConfirmed = useSignedOutNotice()?.code === 'confirmed_elsewhere'
  const assumesMember = use(MemberAssumed)
  const [wasIn, setWasIn] = useState(assumesMember)
  if (status === 'signedIn' && !wasIn) setWasIn(true)
  useRememberedRequest(wasIn)

  const page = <Outlet />
  const entrance = isConfirmed ? paths.signIn : paths.signUp
  return (
    <RequireAuth
      // The same element in the same place, so that hydration keeps what it has.
      loading={assumesMember ? page : <LoadingScreen onRetry={() => location.reload()} />}
      recovery={<Navigate key={key} to={paths.updatePassword} replace />}
      signedOut={<Navigate key={key} to={address(wasIn ? paths.home : entrance)} replace />}
    >
      {page}
    </RequireAuth>
  )
}
