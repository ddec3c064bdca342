import type { AgainOutcome, AgainRequest } from '../../live/again/messages.ts'
import type { OpenRefusal } from '../messages.ts'

/** The call that plans the jobs of a live file again. What it needs is loaded with it, as few files are live. */
export function againCalls() {
  return {
    /** Makes the changes of a live file in the same file as it was read later. Neither becomes the open file. */
    async planAgain(
      request: AgainRequest,
    ): Promise<AgainOutcome | { readonly refused: OpenRefusal }> {
      const { answerAgain } = await import('../../live/again/answerAgain.ts')
      return answerAgain(request)
    },
  }
}
