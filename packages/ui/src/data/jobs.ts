import type { AutomationSlug } from '../catalogue/slugs.js'
import type { jobSampleStrings } from './jobs.strings.js'

/** How far a job is. The three that are known have words and signs of their own; any other is shown as written. */
export type JobStatus = 'Running' | 'Done' | 'Error' | (string & {})

/** A run of an automation. */
export interface Job {
  /** Names the job among the others. */
  readonly id: string
  /** Says which automation runs. */
  readonly name: string
  /** Says on what. */
  readonly detail?: string
  /** When it started, as relative text, such as '2 minutes ago'. */
  readonly started: string
  /** When it started, to sort by: a time in ms, or any number that grows with it. */
  readonly startedAt?: number
  readonly status: JobStatus
  /** Percent, 0 to 100. */
  readonly progress: number
}

/** What moves in a job while it runs. */
export type JobState = Pick<Job, 'id' | 'status' | 'progress'>

interface JobSample extends JobState {
  readonly id: AutomationSlug & keyof (typeof jobSampleStrings)['en']
  readonly status: 'Running' | 'Done' | 'Error' | 'queued'
  /** Minutes since it started. */
  readonly age: number
}

/** Sample jobs, newest first. */
export const sampleJobs: readonly JobSample[] = [
  { id: 'auto-tag', status: 'queued', progress: 0, age: 0 },
  { id: 'remove-background', status: 'Running', progress: 64, age: 2 },
  { id: 'image-compression', status: 'Running', progress: 23, age: 9 },
  { id: 'product-translation', status: 'Done', progress: 100, age: 60 },
  { id: 'mass-compare-price', status: 'Error', progress: 38, age: 180 },
]
