import type { StoreJob } from '@dropwatt/ui/store'
import { useMemo } from 'react'
import type { KnownJob, StoreJobsState } from '../../../core/live/update/StoreJobs.ts'
import { useStoreJobs } from '../useStoreJobs.ts'
import { useStoresState } from '../useStores.ts'
import { asShownJob } from './shownJob.ts'

/** Jobs of the connected stores, as the server knows them and as pages show them, the newest first. */
export interface ShownJobs extends Pick<StoreJobsState, 'status' | 'failure'> {
  readonly known: readonly KnownJob[]
  readonly shown: readonly StoreJob[]
}

/**
 * Returns the jobs of all connected stores, and keeps them up to date; nothing where there are no stores to
 * know of.
 *
 * @param file the id of the live file that they write. @default all jobs
 */
export function useShownJobs(file?: string): ShownJobs | undefined {
  const state = useStoreJobs()?.state
  const stores = useStoresState()?.stores
  return useMemo(() => {
    if (!state || !stores) return undefined
    const { status, failure } = state
    const known = file === undefined ? state.jobs : state.jobs.filter((job) => job.file === file)
    const names = new Map(stores.map(({ id, name }) => [id, name]))
    const shown = known.map((job) => asShownJob(job, state, names.get(job.store) ?? ''))
    return { status, failure, known, shown }
  }, [state, stores, file])
}
