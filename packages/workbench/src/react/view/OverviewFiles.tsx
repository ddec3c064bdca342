import { FilesPanel } from '@dropwatt/ui/workbench'
import type { Job } from '@dropwatt/ui'
import { useEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Bench } from '../../core/store/Bench.ts'
import { useHost } from '../WorkbenchHost.tsx'
import { useUpdatingFiles } from '../live/useUpdatingFiles.ts'
import { BenchTextsProvider } from './BenchTextsProvider.tsx'
import { useDeviceJobActions } from './DeviceJobActions.tsx'
import { importerOf } from '../../core/store/Importing.ts'
import { countJobs, factsOf, isDownloaded } from './facts.ts'
import { JobEnding } from './JobEnding.tsx'
import { pageOf } from './lastPage.ts'
import { useBench } from './useBench.ts'
import { useDeviceJobs } from './useDeviceJobs.ts'

export interface DeviceJobs {
  readonly deviceJobs: readonly Job[]
  readonly jobActions: (job: Job) => ReactNode
}

interface OverviewFilesProps {
  /** Called with the jobs of the saved files and their buttons; must not change. */
  onJobs: (jobs: DeviceJobs) => void
}

/** The file that was used last, on the overview. */
export function OverviewFiles({ onJobs }: OverviewFilesProps) {
  const bench = useBench()
  return (
    bench && (
      <BenchTextsProvider>
        <Panel bench={bench} onJobs={onJobs} />
      </BenchTextsProvider>
    )
  )
}

function Panel({ bench, onJobs }: OverviewFilesProps & { bench: Bench }) {
  const files = useStore(bench.state, (state) => state.files)
  const jobs = useStore(bench.state, (state) => state.jobs)
  const deviceJobs = useDeviceJobs(bench)
  const jobActions = useDeviceJobActions(bench)
  useEffect(() => onJobs({ deviceJobs, jobActions }), [onJobs, deviceJobs, jobActions])
  const session = useStore(bench.state, (state) => state.session)
  const updating = useUpdatingFiles()
  const { paths } = useHost()
  const [last] = files
  if (!last) return null
  return (
    <>
      <FilesPanel
        file={{
          ...factsOf(last, { isUpdating: updating.has(last.id) }),
          jobs: countJobs(jobs.get(last.id)),
          isDownloaded: isDownloaded(last) || importerOf(last) !== undefined,
          ...(last.store && { storeLabel: last.store.text }),
        }}
        href={pageOf(paths, last, jobs.get(last.id))}
        onContinue={() => void bench.opening.openSaved(last.id)}
        filesHref={paths.files}
      />
      <JobEnding session={session} />
    </>
  )
}
