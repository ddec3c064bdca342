import type { Job, JobStatus } from './JobTable.types.js'
import type { BadgeTone } from '../Badge/index.js'
import type { ProgressTone } from '../ProgressBar/index.js'

/** The statuses that the filter always offers. */
export const knownStatuses = ['Running', 'Done', 'Error'] as const
type ColouredStatus = (typeof knownStatuses)[number]

/** The statuses with a word in each language. */
const namedStatuses = [...knownStatuses, 'Paused', 'Undone', 'Cancelled'] as const
type NamedStatus = (typeof namedStatuses)[number]

interface StatusLook {
  readonly badge: BadgeTone
  readonly bar: ProgressTone
}

const looks: Readonly<Record<ColouredStatus, StatusLook>> = {
  Running: { badge: 'warning', bar: 'success' },
  Done: { badge: 'success', bar: 'success' },
  Error: { badge: 'danger', bar: 'danger' },
}

const otherLook: StatusLook = { badge: 'neutral', bar: 'neutral' }

function isColoured(status: JobStatus): status is ColouredStatus {
  return Object.hasOwn(looks, status)
}

/** Returns whether a status applies to these jobs: it is a known one, or one of them has it. */
export function isStatusOf(status: JobStatus, jobs: readonly Job[]): boolean {
  return isColoured(status) || jobs.some((job) => job.status === status)
}

/** Returns the colours of a status. The bar uses the colour of the status, so that a job near its end does not look like an error. */
export function lookOf(status: JobStatus): StatusLook {
  return isColoured(status) ? looks[status] : otherLook
}

/** Returns the icon of a status; a plain ring for one that has none. */
export function signOf(status: JobStatus): ColouredStatus | 'Paused' | undefined {
  if (status === 'Paused') return 'Paused'
  return isColoured(status) ? status : undefined
}

/** Returns a known status in the current language, any other unchanged. */
export function wordOf(status: JobStatus, words: Readonly<Record<NamedStatus, string>>): string {
  const known = namedStatuses.find((each) => each === status)
  return known === undefined ? status : words[known]
}
