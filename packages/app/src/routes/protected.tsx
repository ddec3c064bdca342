import { RequireAuth, useAuth } from '@dropwatt/auth'
import { LoadingScreen } from '@dropwatt/ui'
import { use, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { MemberAssumed } from '../wiring/MemberAssumed.ts'
import { useLocalizedHref } from '../wiring/useLocalizedHref.ts'
import { useRememberRequestedPage } from '../wiring/requestedPage.ts'
import { useSignedOutNotice } from '../wiring/useSignedOutNotice.ts'

/**
 * Guards the protected pages. Redirects to the sign-up page; after a sign-out, in any tab, to the start
 * page; after confirming an email address in another browser, to the sign-in page; before the second step, to its
 * page.
 */
export function Component() {
  const { status } = useAuth()
  const { key } = useLocation()
  const localizeHref = useLocalizedHref()
  const isConfirmed = useSignedOutNotice()?.code === 'confirmed_elsewhere'
  const assumesMember = use(MemberAssumed)
  const [wasSignedIn, setWasSignedIn] = useState(assumesMember)
  if (status === 'signedIn' && !wasSignedIn) setWasSignedIn(true)
  useRememberRequestedPage(wasSignedIn)

  const page = <Outlet />
  const signInPath = isConfirmed ? paths.signIn : paths.signUp
  // A redirect navigates once, so the key gives each history entry one of its own: Back may return here
  // before the next page is shown.
  return (
    <RequireAuth
      // The same element in the same place, so that React keeps the hydrated page.
      loading={assumesMember ? page : <LoadingScreen onRetry={() => location.reload()} />}
      recovery={<Navigate key={key} to={paths.updatePassword} replace />}
      secondStep={<Navigate key={key} to={paths.twoStep} replace />}
      signedOut={
        <Navigate key={key} to={localizeHref(wasSignedIn ? paths.home : signInPath)} replace />
      }
    >
      {page}
    </RequireAuth>
  )
}
