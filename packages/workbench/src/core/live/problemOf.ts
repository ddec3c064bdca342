import { WorkerStopped } from '../engine/startWorker.ts'
import { isFull } from '../storage/FileStorage.ts'
import type { StoreProblem } from './liveState.ts'
import { StoreFailed } from './StoreFailed.ts'
import { StoreRefused } from './StoreRefused.ts'

/** Says why a store was not read. */
export function problemOf(store: string, error: unknown): StoreProblem {
  if (error instanceof StoreFailed) {
    const { code, scopes } = error
    return { store, code, ...(scopes.length > 0 && { scopes }) }
  }
  if (error instanceof StoreRefused) {
    const { code, notes } = error
    return { store, code, ...(notes && { notes }) }
  }
  if (error instanceof WorkerStopped) return { store, code: 'stopped' }
  if (isFull(error)) return { store, code: 'full' }
  return { store, code: error instanceof DOMException ? 'unsaved' : 'unexpected' }
}
