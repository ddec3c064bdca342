import type { JobFailure, JobPause, JobProgress, JobState, Scope } from '@dropwatt/shopify'
import type { StoreJob } from '@dropwatt/workbench/store-api'
import type { JobStep, StoredJob } from '../storage/JobStorage.ts'

/** Time in which an update can be undone: its values are kept as long, in ms. */
export const undoTime = 30 * 24 * 3_600_000

/** Returns until when a job can be taken back, as an ISO date. */
export const undoUntil = (endedAt: number) => new Date(endedAt + undoTime).toISOString()

/** Everything of a job that lists show, as it is stored beside its journal. */
interface StoredStatus extends Pick<StoreJob, 'products' | 'progress' | 'counts'> {
  readonly pause?: JobPause
  readonly failure?: JobFailure
}

/**
 * Returns the state of a job for the database.
 *
 * @param progress what is under way counted in. @default that of the state
 * @param now in milliseconds since 1970
 */
export function stepOf(
  state: JobState,
  products: number,
  now: number,
  progress: JobProgress = state.progress,
): Omit<JobStep, 'events'> {
  const { status, counts, pause, failure, endedAt = null } = state
  const stored: StoredStatus = {
    products,
    progress,
    counts,
    ...(pause && { pause }),
    ...(failure && { failure }),
  }
  const isPaused = status === 'paused'
  const until = pause && 'until' in pause ? pause.until : null
  return {
    state: status,
    status: JSON.stringify(stored),
    dueAt: endedAt === null ? (isPaused ? until : now) : null,
    endedAt,
  }
}

/** Reads permissions with commas between them. */
export const scopesIn = (text: string) => (text === '' ? [] : text.split(',')) as readonly Scope[]

/** Returns a job as its member sees it. */
export function asJob(stored: StoredJob): StoreJob {
  const { id, state, label, undoes, wish, createdAt, endedAt } = stored
  const status = JSON.parse(stored.status) as StoredStatus
  return {
    ...status,
    id,
    state: state as StoreJob['state'],
    label,
    ...(undoes !== null && { undoes }),
    isStopping: wish === 'cancel' && endedAt === null,
    createdAt: new Date(createdAt).toISOString(),
    ...(endedAt !== null && { endedAt: new Date(endedAt).toISOString() }),
    ...(endedAt !== null && status.progress.written > 0 && { undoUntil: undoUntil(endedAt) }),
  }
}
