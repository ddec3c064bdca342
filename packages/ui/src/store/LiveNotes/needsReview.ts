import type { LiveNote } from './LiveNotes.types.js'

/** Notes that are true of every store, or lose nothing. */
const usual: ReadonlySet<LiveNote['code']> = new Set([
  'absent',
  'other-media',
  'unnamed-metafields',
] satisfies LiveNote['code'][])

/** Whether a note needs review, as the file differs from the store. */
export function needsReview({ code }: LiveNote): boolean {
  return !usual.has(code)
}
