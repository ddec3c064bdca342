import type { Profile } from './profile.ts'
import type { Doubt } from './MatchedColumn.ts'
import { maxOptions, sharedTargets, type ColumnTarget, type MatchReason } from './targets.ts'

/** A column with what is known about it so far. */
export interface Candidate {
  readonly column: number
  readonly profile: Profile
  target: ColumnTarget
  why: MatchReason
  /** Doubts that the target leaves open. */
  doubts: readonly Doubt[]
}

/** Takes the target of a column away. */
export function release(candidate: Candidate): void {
  candidate.target = { target: 'none' }
  candidate.why = 'none'
  candidate.doubts = []
}

/** Whether no further column can have a target. */
export function isTaken(candidates: readonly Candidate[], { target, name }: ColumnTarget): boolean {
  if (target === 'option') {
    const options = candidates.filter((one) => one.target.target === 'option')
    return options.length >= maxOptions || options.some((one) => one.target.name === name)
  }
  return !sharedTargets.has(target) && candidates.some((one) => one.target.target === target)
}
