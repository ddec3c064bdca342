import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { JobLines, type JobLinesState } from '../../../core/live/jobs/JobLines.ts'
import type { KnownJob } from '../../../core/live/update/StoreJobs.ts'
import { useStores } from '../useStores.ts'

/** The values of a job with their current state. */
export interface UsedJobLines {
  readonly lines: JobLines
  readonly state: JobLinesState
}

const noopSubscribe = () => () => {}
const nothing = () => undefined

/** Returns the values of a job that rests; nothing until its stores have loaded. */
export function useJobLines({ store, id }: KnownJob): UsedJobLines | undefined {
  const jobs = useStores()?.jobs
  const lines = useMemo(
    () => jobs && new JobLines((options) => jobs.lineTexts({ store, id }, options)),
    [jobs, store, id],
  )
  useEffect(() => () => lines?.close(), [lines])

  const state = useSyncExternalStore(
    lines?.state.subscribe ?? noopSubscribe,
    lines?.state.getState ?? nothing,
    nothing,
  )
  return lines && state && { lines, state }
}
