import { DashboardFrame, useCommands } from '@dropwatt/ui'
import { loadFirstContact, OpenFile } from '@dropwatt/workbench'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { takesFilesEvent } from '../boot/takesFiles.ts'
import { storeOpenGroups, readOpenGroups } from '../config/openGroups.ts'
import { backgroundDelay } from '../wiring/backgroundDelay.ts'
import { useLogout } from '../wiring/useLogout.ts'
import { useMailLanguage } from '../wiring/useMailLanguage.ts'
import { usePreferences } from '../wiring/usePreferences.ts'
import { useProfile } from '../wiring/useProfile.ts'
import { WorkbenchProvider } from '../wiring/WorkbenchProvider.tsx'

const tellTakesFiles = () => void dispatchEvent(new Event(takesFilesEvent))

export function Component() {
  const { pathname } = useLocation()
  const [openGroups] = useState(readOpenGroups)
  const commands = useCommands()
  const profile = useProfile()
  useMailLanguage()

  useEffect(() => {
    // Logging out redirects to the start page, which has to be loaded in case the browser is offline.
    const timer = setTimeout(() => {
      Promise.all([
        import('./public.tsx'),
        import('./landing.tsx'),
        import('./LeftFiles.tsx'),
        loadFirstContact(),
      ]).catch(() => {})
    }, backgroundDelay)
    return () => clearTimeout(timer)
  }, [])

  return (
    <WorkbenchProvider>
      <DashboardFrame
        onSearch={commands?.openPalette}
        onShortcuts={commands?.openShortcuts}
        defaultOpenGroups={openGroups}
        onOpenGroupsChange={storeOpenGroups}
        currentPath={pathname}
        {...usePreferences()}
        userName={profile.name}
        userEmail={profile.email}
        {...useLogout()}
        bar={<OpenFile onTakesFiles={tellTakesFiles} />}
      >
        <Outlet context={profile} />
      </DashboardFrame>
    </WorkbenchProvider>
  )
}
