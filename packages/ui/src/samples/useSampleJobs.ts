'use client'
import { useEffect, useRef, useState } from 'react'
import type { Job } from '../components/JobTable/JobTable.types.js'
import { sampleJobs, type JobState } from './jobs.js'
import { jobTickInterval, tickJobs } from './tickJobs.js'
import { useJobTexts } from './useOverview.js'

export interface SampleJobsOptions {
  /** Gives a number from 0 up to, but not including, 1. @default Math.random */
  random?: () => number
  /** Lets the jobs stand still. @default false */
  paused?: boolean
}

function chance(): number {
  return Math.random()
}

/**
 * Plays the sample jobs: every 5 seconds each running one rises by 1 to 5 points until it is done.
 * Time stands still while nobody sees the page.
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
