import { WorkerStopped } from '../../engine/startWorker.ts'
import type { ImageFailure } from '../storage/imageRecords.ts'
import { OriginalUnreadable } from './SetSources.ts'

interface Failure {
  readonly state: 'failed'
  readonly failure: ImageFailure
  readonly details: string
}

/** Returns why an image could not be processed. */
export function failureOf(error: unknown): Failure {
  const details = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return { state: 'failed', failure: kindOf(error), details }
}

function kindOf(error: unknown): ImageFailure {
  if (error instanceof OriginalUnreadable) return 'unreadable'
  // What a worker throws for an array that it has no memory for.
  const isOutOfMemory = error instanceof Error && error.name === 'RangeError'
  return error instanceof WorkerStopped || isOutOfMemory ? 'stopped' : 'failed'
}
