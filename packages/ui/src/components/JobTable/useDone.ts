'use client'
import { useEffect, useRef, useState } from 'react'
import type { Job } from './JobTable.types.js'

/** Jobs that became done at the same time; each set is announced once. */
export interface DoneJobs {
  readonly names: readonly string[]
  /** Distinguishes a set from the one before, even with the same names. */
  readonly turn: number
}

/** Returns the jobs that became done since the last render. */
export function useDone(jobs: readonly Job[]): DoneJobs {
  const seen = useRef(jobs)
  const [done, setDone] = useState<DoneJobs>({ names: [], turn: 0 })

  useEffect(() => {
    const names = findNewlyDone(seen.current, jobs)
    seen.current = jobs
    if (names.length > 0) setDone(({ turn }) => ({ names, turn: turn + 1 }))
  }, [jobs])

  return done
}

function findNewlyDone(before: readonly Job[], after: readonly Job[]): readonly string[] {
  return after
    .filter((job, place) => {
      if (job.status !== 'Done' || job === before[place]) return false
      const same =
        before[place]?.id === job.id ? before[place] : before.find(({ id }) => id === job.id)
      return same !== undefined && same.status !== 'Done'
    })
    .map(({ name }) => name)
}
