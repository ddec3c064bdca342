import type { ComparisonOutcome } from '../FileComparison.ts'
import type { DifferenceRequest, LiveDifference } from '../../live/update/messages.ts'
import type { FileState } from './FileState.ts'

/** The calls that compare a live file with its store. What they need is loaded with them, as few files are live. */
export function differenceCalls(state: FileState) {
  return {
    /**
     * Finds what the jobs of the open file changed and its store does not have.
     *
     * @returns nothing if the ids beside the file are of another release
     */
    async difference(request: DifferenceRequest): Promise<LiveDifference | undefined> {
      const { findDifference } = await import('../../live/update/findDifference.ts')
      return findDifference(state.file, request)
    },

    /**
     * Compares the open file with its store cell by cell, until the comparison is ended.
     *
     * @returns nothing if the ids beside the file are of another release
     */
    async compareWithStore(request: DifferenceRequest): Promise<ComparisonOutcome | undefined> {
      const [{ asInStore }, { FileComparison }] = await Promise.all([
        import('../../live/update/asInStore.ts'),
        import('../FileComparison.ts'),
      ])
      const inStore = asInStore(state.file, request)
      if (!inStore) return undefined
      const comparison = new FileComparison(state.file, inStore, true)
      state.keepComparison(comparison)
      return comparison.outcome()
    },
  }
}
