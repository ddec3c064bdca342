import type { DashboardOverviewPageProps } from '@dropwatt/ui/pages'
import { useState } from 'react'
import { loadViews } from './loadViews.ts'
import { useModule } from './useModule.ts'
import { usePresence } from './usePresence.ts'
import type { DeviceJobs } from './view/OverviewFiles.tsx'

const load = () => loadViews().then((views) => views.loadOverviewFiles())

/** Returns what the overview shows of the saved files, which loads if there are some. */
export function useOverviewFiles(): Pick<
  DashboardOverviewPageProps,
  'files' | 'deviceJobs' | 'jobActions'
> {
  const { files = 0 } = usePresence()
  const [jobs, setJobs] = useState<DeviceJobs>()
  const panel = useModule(load, files > 0)
  return {
    files: panel && <panel.OverviewFiles onJobs={setJobs} />,
    ...(jobs?.deviceJobs.length ? jobs : undefined),
  }
}
