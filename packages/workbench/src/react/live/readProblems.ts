import type { ReadProblem } from '@dropwatt/ui/store'
import type { StoreProblemCode } from '../../core/live/liveState.ts'

/** The words for each reason that products of a store were not counted or read. */
export const readProblems: Readonly<Record<StoreProblemCode, ReadProblem>> = {
  offline: 'offline',
  unchecked: 'offline',
  'signed-out': 'signed-out',
  reconnect: 'reconnect',
  'not-found': 'disconnected',
  forbidden: 'disconnected',
  taken: 'disconnected',
  'other-shop': 'disconnected',
  'missing-scopes': 'missing',
  busy: 'busy',
  throttled: 'throttled',
  unreachable: 'unreachable',
  refused: 'refused',
  expired: 'expired',
  interrupted: 'interrupted',
  'already-read': 'interrupted',
  incomplete: 'incomplete',
  'no-products': 'empty',
  stopped: 'memory',
  unreadable: 'unexpected',
  'invalid-request': 'unexpected',
  'invalid-shop': 'unexpected',
  'too-large': 'unexpected',
  slow: 'unexpected',
  unexpected: 'unexpected',
}
