import { useMemo } from 'react'
import { isRunning } from '../../core/live/update/StoreJobs.ts'
import { useStoreJobs } from './useStoreJobs.ts'

/** Returns the ids of the live files that are being written to their stores. */
export function useUpdatingFiles(): ReadonlySet<string> {
  const jobs = useStoreJobs()?.state.jobs
  return useMemo(
    () => new Set(jobs?.filter(isRunning).flatMap(({ file }) => file ?? []) ?? []),
    [jobs],
  )
}
