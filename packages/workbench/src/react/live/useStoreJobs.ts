import { useEffect, useSyncExternalStore } from 'react'
import type { StoreJobs, StoreJobsState } from '../../core/live/update/StoreJobs.ts'
import { useStores } from './useStores.ts'

/** The jobs that write to the stores of the signed-in account, with their current state. */
export interface UsedStoreJobs {
  readonly jobs: StoreJobs
  readonly state: StoreJobsState
}

const noopSubscribe = () => () => {}
const nothing = () => undefined

/** Returns the jobs of all connected stores, and keeps them up to date; nothing where there are no stores to know of. */
export function useStoreJobs(): UsedStoreJobs | undefined {
  const jobs = useStores()?.jobs
  useEffect(() => jobs?.watch(), [jobs])
  const state = useSyncExternalStore(
    jobs?.state.subscribe ?? noopSubscribe,
    jobs?.state.getState ?? nothing,
    nothing,
  )
  return jobs && state && { jobs, state }
}
