import { useEffect, useState, useSyncExternalStore } from 'react'
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

/** Returns the values of a job that rests; nothing at first. */
export function useJobLines({ store, id, endedAt }: KnownJob): UsedJobLines | undefined {
  const jobs = useStores()?.jobs
  const [lines, setLines] = useState<JobLines>()

  // A job that went on and rests again has other outcomes.
  useEffect(() => {
    if (!jobs) return undefined
    const opened = new JobLines((options) => jobs.lineTexts({ store, id }, options))
    setLines(opened)
    return () => opened.close()
  }, [jobs, store, id, endedAt])

  const state = useSyncExternalStore(
    lines?.state.subscribe ?? noopSubscribe,
    lines?.state.getState ?? nothing,
    nothing,
  )
  return lines && state && { lines, state }
}
