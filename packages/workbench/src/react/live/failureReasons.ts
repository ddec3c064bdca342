import type { StoreFailureReason } from '@dropwatt/ui/store'
import type { StoreFailureCode } from '../../core/live/StoreFailed.ts'

/** The words for each code of a failed request. */
export const failureReasons: Readonly<Record<StoreFailureCode, StoreFailureReason>> = {
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
