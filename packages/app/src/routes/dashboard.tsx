import { DashboardFrame, useCommands } from '@dropwatt/ui'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { keepOpenGroups, readOpenGroups } from '../config/openGroups.ts'
import { rest } from '../wiring/rest.ts'
import { useLogout } from '../wiring/useLogout.ts'
import { usePreferences } from '../wiring/usePreferences.ts'
import { useProfile } from '../wiring/useProfile.ts'

export function Component() {
  const { pathname } = useLocation()
  const [openGroups] = useState(readOpenGroups)
  const commands = useCommands()
  const profile = useProfile()

  useEffect(() => {
    // Whoever logs out without a network still needs the page that logging out leads to.
    const timer = setTimeout(() => {
      Promise.all([import('./public.tsx'), import('./landing.tsx')]).catch(() => {})
    }, rest)
    return () => clearTimeout(timer)
  }, [])

  return (
    <DashboardFrame
      onSearch={commands?.openPalette}
      onShortcuts={commands?.openShortcuts}
      defaultOpenGroups={openGroups}
      onOpenGroupsChange={keepOpenGroups}
      currentPath={pathname}
      {...usePreferences()}
      userName={profile.name}
      userEmail={profile.email}
      onLogout={useLogout()}
    >
      <Outlet context={profile} />
    </DashboardFrame>
  )
}
