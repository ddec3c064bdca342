import type { StoreProblem } from './liveState.ts'

/** An error with the reason that a store was not read. */
type Failure = Error & Omit<StoreProblem, 'store'>

/** Whether an error says why a store was not read. */
export function isFailure(error: unknown): error is Failure {
  // Those of the browser have numbers.
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

/** Says why a store was not read. */
export function problemOf(store: string, error: unknown): StoreProblem {
  if (!isFailure(error)) return { store, code: 'unexpected' }
  const { code, notes, scopes } = error
  return { store, code, ...(notes && { notes }), ...(scopes && { scopes }) }
}
