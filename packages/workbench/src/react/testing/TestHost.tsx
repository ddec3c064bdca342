import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { createWorkbench } from '../../core/createWorkbench.ts'
import type { StoreMode } from '../../core/live/storeApi.ts'
import { WorkbenchHost, type Host, type HostLocation } from '../WorkbenchHost.tsx'

const readLocation = (state: unknown = null): HostLocation => {
  const { pathname, search, hash } = location
  return { pathname, search, hash, state, key: crypto.randomUUID() }
}

export interface TestHostProps {
  /** The address of the page. @default that of the test */
  path?: string
  /** Way in which the server reaches stores; somebody is signed in for it then. @default it reaches none */
  storeMode?: StoreMode
  children: ReactNode
}

/** The smallest app around the workbench: one user, no accounts, and the address in place of a router. */
export function TestHost({ path, storeMode, children }: TestHostProps) {
  const [before] = useState(() => {
    const { href } = location
    history.replaceState(null, '', path ?? href)
    return href
  })
  const [at, setAt] = useState(readLocation)

  const host = useMemo((): Host => {
    const navigate: Host['navigate'] = (to, { state } = {}) => {
      history.replaceState(null, '', to)
      setAt(readLocation(state))
    }
    return {
      workbench: createWorkbench({ workerUrl: (url) => url }),
      user: 'ada',
      verifyUser: () => Promise.resolve(),
      getAccessToken: () => Promise.resolve(storeMode === undefined ? null : 'token'),
      storeMode,
      language: 'en',
      paths: {
        dashboard: '/dashboard',
        files: '/dashboard/files',
        fileJobs: '/dashboard/files/jobs',
        recipes: '/dashboard/files/recipes',
        memory: '/dashboard/files/memory',
        filesGuide: '/dashboard/files/help',
        storeSettings: '/dashboard/settings/shopify-store',
        storeJob: (store, job) => `/dashboard/files/jobs?update=${store}.${job}`,
        licences: '/licences.txt',
        automation: (slug) => `/dashboard/${slug}`,
      },
      titles: { dashboard: 'Dashboard', files: 'Files', filesGuide: 'Guide' },
      setTitle: (title) => {
        document.title = title
      },
      navigate,
      leave: navigate,
    }
  }, [storeMode])

  useEffect(
    () => () => {
      host.workbench.close()
      history.replaceState(null, '', before)
    },
    [host, before],
  )

  return (
    <WorkbenchHost value={host} location={at}>
      {children}
    </WorkbenchHost>
  )
}
