import type { LiveMark } from './LiveMark.ts'

const hour = 3_600_000

/** Age from which a live file is offered to be read again, in ms. */
const oldAfter = 4 * hour

/** Age from which it is to be read again before its store is updated, in ms. */
const tooOldAfter = 24 * hour

type Read = Pick<LiveMark, 'readAt'>

/** Whether the store has probably changed since a live file was read, so that reading it again is offered. */
export function isOld({ readAt }: Read, now: number): boolean {
  return now - readAt >= oldAfter
}

/** Whether a live file should be read again before its store is updated. */
export function isTooOldToUpdate({ readAt }: Read, now: number): boolean {
  return now - readAt >= tooOldAfter
}
