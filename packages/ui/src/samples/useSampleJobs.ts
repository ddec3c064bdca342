'use client'
import { useEffect, useRef, useState } from 'react'
import type { Job } from '../components/JobTable/JobTable.types.js'
import { sampleJobs, type JobState } from './jobs.js'
import { jobTickInterval, tickJobs } from './tickJobs.js'
import { useJobTexts } from './useOverview.js'

export interface SampleJobsOptions {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). @default Math.random */
  random?: () => number
  /** Stops the progress of the jobs. @default false */
  paused?: boolean
}

function chance(): number {
  return Math.random()
}

/**
 * Returns sample jobs that progress: every 5 seconds each running job advances by 1 to 5 percentage
 * points, until it is done. Pauses while the page is hidden.
 */
export function useSampleJobs({
  random = chance,
  paused = false,
}: SampleJobsOptions = {}): readonly Job[] {
  const [jobs, setJobs] = useState<readonly JobState[]>(sampleJobs)
  const latest = useRef(jobs)
  const draw = useRef(random)
  const moves = !paused && jobs.some(({ status }) => status === 'Running')

  useEffect(() => {
    draw.current = random
  }, [random])

  useEffect(() => {
    if (!moves) return undefined
    let timer: ReturnType<typeof setInterval> | undefined
    function tick() {
      latest.current = tickJobs(latest.current, draw.current)
      setJobs(latest.current)
    }
    function startOrStop() {
      clearInterval(timer)
      timer = document.hidden ? undefined : setInterval(tick, jobTickInterval)
    }
    startOrStop()
    document.addEventListener('visibilitychange', startOrStop)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', startOrStop)
    }
  }, [moves])

  return useJobTexts(jobs)
}
