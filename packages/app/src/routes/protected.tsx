import { RequireAuth, useAuth } from '@dropwatt/auth'
import { LoadingScreen } from '@dropwatt/ui'
import { useState } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { paths } from '../paths.ts'

/** Lets signed-in people in. Who leaves, here or in another tab, is led to the start page. */
export function Component() {
  const { status } = useAuth()
  const [wasIn, setWasIn] = useState(false)
  if (status === 'signedIn' && !wasIn) setWasIn(true)

  return (
    <RequireAuth
      loading={<LoadingScreen onRetry={() => location.reload()} />}
      recovery={<Navigate to={paths.updatePassword} replace />}
      signedOut={<Navigate to={wasIn ? paths.home : paths.signUp} replace />}
    >
      <Outlet />
    </RequireAuth>
  )
}
