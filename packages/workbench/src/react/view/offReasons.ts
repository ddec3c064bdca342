import type { PreviewState } from '../../core/store/PreviewState.ts'
import type { SessionState } from '../../core/store/SessionState.ts'
import type { BenchTexts } from '../texts/en.ts'

type OffTexts = BenchTexts['off']

/** Says why nothing of a file can be changed now; nothing if it can. */
export function lockedReason(
  { canEdit, work }: Pick<SessionState, 'canEdit' | 'work'>,
  texts: OffTexts,
): string | undefined {
  if (!canEdit) return texts.viewOnly
  return work === undefined ? undefined : texts.working
}

/**
 * Says why the changes of a preview cannot be applied now; nothing if they can.
 *
 * @param changes how many of them are included
 */
export function reasonToWait(
  preview: Pick<PreviewState, 'progress' | 'problems' | 'list'> | undefined,
  changes: number,
  texts: OffTexts,
): string | undefined {
  const problems = Object.values(preview?.problems ?? {}).filter((problem) => problem !== undefined)
  if (problems.length > 0) return texts.invalid
  if (preview?.progress !== 'ready') return texts.calculating
  if (changes > 0) return undefined
  return (preview.list?.summary.excluded ?? 0) > 0 ? texts.excluded : texts.nothing
}
