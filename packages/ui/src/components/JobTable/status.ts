import type { Job, JobStatus } from './JobTable.types.js'
import type { BadgeTone } from '../Badge/index.js'
import type { ProgressTone } from '../ProgressBar/index.js'

export const knownStatuses = ['Running', 'Done', 'Error'] as const
type KnownStatus = (typeof knownStatuses)[number]

interface StatusLook {
  readonly badge: BadgeTone
  readonly bar: ProgressTone
}

const looks: Readonly<Record<KnownStatus, StatusLook>> = {
  Running: { badge: 'warning', bar: 'success' },
  Done: { badge: 'success', bar: 'success' },
  Error: { badge: 'danger', bar: 'danger' },
}

const otherLook: StatusLook = { badge: 'neutral', bar: 'neutral' }

function isKnown(status: JobStatus): status is KnownStatus {
  return Object.hasOwn(looks, status)
}

/** Tells whether a status means something among these jobs: it is a known one, or one of them has it. */
export function isStatusOf(status: JobStatus, jobs: readonly Job[]): boolean {
  return isKnown(status) || jobs.some((job) => job.status === status)
}

/** Picks the colours of a status. A bar follows the status, so that a job near its end is never painted as a fault. */
export function lookOf(status: JobStatus): StatusLook {
  return isKnown(status) ? looks[status] : otherLook
}

/** Picks the sign of a status; what is not known has a plain ring. */
export function signOf(status: JobStatus): KnownStatus | undefined {
  return isKnown(status) ? status : undefined
}

/** Says a known status in the language in force, any other as it is written. */
export function wordOf(status: JobStatus, words: Readonly<Record<KnownStatus, string>>): string {
  return isKnown(status) ? words[status] : status
}
