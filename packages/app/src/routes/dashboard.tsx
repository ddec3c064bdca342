import { DashboardFrame, useCommands } from '@dropwatt/ui'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { storeOpenGroups, readOpenGroups } from '../config/openGroups.ts'
import { backgroundDelay } from '../wiring/backgroundDelay.ts'
import { useLogout } from '../wiring/useLogout.ts'
import { usePreferences } from '../wiring/usePreferences.ts'
import { OpenFile } from '../../../workbench/src/react/OpenFile.tsx'
import { useProfile } from '../wiring/useProfile.ts'

export function Component() {
  const { pathname } = useLocation()
  const [openGroups] = useState(readOpenGroups)
  const commands = useCommands()
  const profile = useProfile()

  useEffect(() => {
    // Logging out redirects to the start page, which has to be loaded in case the browser is offline.
    // First contact with the workbench comes at the end of pages, where nothing should wait for it.
    const timer = setTimeout(() => {
      Promise.all([
        import('./public.tsx'),
        import('./landing.tsx'),
        import('../../../workbench/src/react/views.ts').then((views) => views.loadFirstContact()),
      ]).catch(() => {})
    }, backgroundDelay)
    return () => clearTimeout(timer)
  }, [])

  return (
    <DashboardFrame
      onSearch={commands?.openPalette}
      onShortcuts={commands?.openShortcuts}
      defaultOpenGroups={openGroups}
      onOpenGroupsChange={storeOpenGroups}
      currentPath={pathname}
      {...usePreferences()}
      userName={profile.name}
      userEmail={profile.email}
      onLogout={useLogout()}
      bar={<OpenFile />}
    >
      <Outlet context={profile} />
    </DashboardFrame>
  )
}
