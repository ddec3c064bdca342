import type { AutomationSlug } from '../catalogue/slugs.js'
import type { Job } from '../components/JobTable/JobTable.types.js'
import type { jobSampleStrings } from './jobs.strings.js'

/** The part of a job that changes while it runs. */
export type JobState = Pick<Job, 'id' | 'status' | 'progress'>

interface JobSample extends JobState {
  readonly id: AutomationSlug & keyof (typeof jobSampleStrings)['en']
  readonly status: 'Running' | 'Done' | 'Error' | 'queued'
  /** Minutes since the job started. */
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
