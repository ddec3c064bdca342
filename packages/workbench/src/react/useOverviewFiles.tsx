import type { DashboardOverviewPageProps } from '@dropwatt/ui/pages'
import { useMemo, useState } from 'react'
import { loadViews } from './loadViews.ts'
import { useModule } from './useModule.ts'
import { usePresence } from './usePresence.ts'
import { useStoreJobQueue } from './useStoreJobQueue.tsx'
import type { DeviceJobs } from './view/OverviewFiles.tsx'

const load = () => loadViews().then((views) => views.loadOverviewFiles())
const loadQueue = () => loadViews().then((views) => views.loadStoreJobQueue())

/** Returns what the overview shows of the saved files and of the jobs in stores, which loads if there are some. */
export function useOverviewFiles(): Pick<
  DashboardOverviewPageProps,
  'files' | 'storeJobs' | 'deviceJobs' | 'jobActions' | 'jobsNotice'
> {
  const { files = 0 } = usePresence()
  const [jobs, setJobs] = useState<DeviceJobs>()
  const panel = useModule(load, files > 0)
  const { rows, watcher } = useStoreJobQueue(loadQueue)
  const device = jobs?.deviceJobs.length ? jobs : undefined
  const store = rows?.storeJobs.length ? rows : undefined
  const [ofDevice, ofStore] = [device?.jobActions, store?.jobActions]
  const jobActions = useMemo<DashboardOverviewPageProps['jobActions']>(
    () => (ofDevice && ofStore ? (job) => ofStore(job) ?? ofDevice(job) : (ofStore ?? ofDevice)),
    [ofDevice, ofStore],
  )
  return {
    files: (
      <>
        {panel && <panel.OverviewFiles onJobs={setJobs} />}
        {watcher}
      </>
    ),
    ...(device && { deviceJobs: device.deviceJobs }),
    ...(store && { storeJobs: store.storeJobs }),
    ...(jobActions && { jobActions }),
    ...(rows?.notice !== undefined && { jobsNotice: rows.notice }),
  }
}
