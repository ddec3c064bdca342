import type { DifferenceRequest, LiveDifference } from '../../live/update/messages.ts'
import type { FileState } from './FileState.ts'

/** The call that compares a live file with its store. What it needs is loaded with it, as few files are live. */
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
  }
}
