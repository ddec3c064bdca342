import type { StoreFailureReason } from '@dropwatt/ui/store'
import type { StoreFailureCode } from '../../core/live/StoreFailed.ts'

type Reasons = Readonly<Record<StoreFailureCode, StoreFailureReason>>

/** The words for each code of a request that was to connect a store. */
export const connectReasons: Reasons = {
  'signed-out': 'signedOut',
  unchecked: 'unchecked',
  busy: 'busy',
  'too-many-jobs': 'tooManyJobs',
  'too-many-values': 'tooManyValues',
  'no-space': 'noSpace',
  offline: 'offline',
  'invalid-shop': 'domain',
  'not-found': 'expired',
  forbidden: 'expired',
  taken: 'taken',
  throttled: 'throttled',
  unreachable: 'unreachable',
  'missing-scopes': 'failed',
  'other-shop': 'failed',
  reconnect: 'failed',
  refused: 'failed',
  expired: 'failed',
  'invalid-request': 'unexpected',
  'too-large': 'unexpected',
  slow: 'unexpected',
  'already-read': 'unexpected',
  interrupted: 'unexpected',
  'not-now': 'unexpected',
  'too-old': 'unexpected',
  unexpected: 'unexpected',
}

/** The words for each code of a request about the jobs of a store that is connected. */
export const jobReasons: Reasons = {
  ...connectReasons,
  'not-found': 'disconnected',
  forbidden: 'disconnected',
  'other-shop': 'disconnected',
  taken: 'disconnected',
  reconnect: 'disconnected',
  'missing-scopes': 'refused',
  refused: 'refused',
  expired: 'refused',
}
