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

/** Returns whether a status applies to these jobs: it is a known one, or one of them has it. */
export function isStatusOf(status: JobStatus, jobs: readonly Job[]): boolean {
  return isKnown(status) || jobs.some((job) => job.status === status)
}

/** Returns the colours of a status. The bar uses the colour of the status, so that a job near its end does not look like an error. */
export function lookOf(status: JobStatus): StatusLook {
  return isKnown(status) ? looks[status] : otherLook
}

/** Returns the icon of a status; a plain ring for an unknown one. */
export function signOf(status: JobStatus): KnownStatus | undefined {
  return isKnown(status) ? status : undefined
}

/** Returns a known status in the current language, any other unchanged. */
export function wordOf(status: JobStatus, words: Readonly<Record<KnownStatus, string>>): string {
  return isKnown(status) ? words[status] : status
}
