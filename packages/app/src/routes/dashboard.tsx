import { useUser } from '@dropwatt/auth'
import { DashboardFrame } from '@dropwatt/ui'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useLogout } from '../wiring/useLogout.ts'
import { usePreferences } from '../wiring/usePreferences.ts'

export function Component() {
  const { pathname } = useLocation()

  useEffect(() => {
    // Whoever logs out without a network still needs the page that logging out leads to.
    import('./landing.tsx').catch(() => {})
  }, [])

  return (
    <DashboardFrame
      palette
      currentPath={pathname}
      {...usePreferences()}
      userEmail={useUser()?.email}
      onLogout={useLogout()}
    >
      <Outlet />
    </DashboardFrame>
  )
}
