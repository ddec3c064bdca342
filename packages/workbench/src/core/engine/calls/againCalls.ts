import type { ReferenceRates } from '@dropwatt/automations/rates'
import type { Sidecar } from '@dropwatt/shopify'
import type { AgainReport } from '../../live/again/AgainReport.ts'
import type { Draft } from '../../storage/FileStorage.ts'
import type { PackedJob } from '../../storage/records.ts'
import type { JobsOutcome, OpenRefusal } from '../messages.ts'

/** A live file that is worked on, and the same as it was read later. */
export interface AgainRequest {
  readonly name: string
  readonly source: Blob
  /** Of whatever release saved it. */
  readonly sidecar: unknown
  readonly jobs: readonly PackedJob[]
  /** The first row of products that were imported into it. @default none were */
  readonly addedFrom: number | undefined
  readonly drafts: readonly Draft[]
  readonly next: { readonly source: Blob; readonly sidecar: Sidecar }
  /** Reference rates, if a job needs some. */
  readonly rates: ReferenceRates | undefined
}

/** The later file with the jobs of the earlier one, and the choices on its pages. */
export interface AgainOutcome {
  readonly facts: { readonly hash: string; readonly products: number; readonly rows: number }
  readonly jobs: JobsOutcome['saved']
  readonly drafts: readonly Draft[]
  readonly report: AgainReport
}

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
