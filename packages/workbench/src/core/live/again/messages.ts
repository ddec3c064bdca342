import type { ReferenceRates } from '@dropwatt/automations/rates'
import type { LiveSidecar, WrittenValue } from '@dropwatt/shopify'
import type { JobsOutcome } from '../../engine/messages.ts'
import type { Draft } from '../../storage/FileStorage.ts'
import type { PackedJob } from '../../storage/records.ts'
import type { AgainReport } from './AgainReport.ts'

/** A live file that is worked on, and the same as it was read later. */
export interface AgainRequest {
  readonly name: string
  readonly source: Blob
  /** Of whatever release saved it. */
  readonly sidecar: unknown
  /** Permissions that the store had given when its jobs were planned. @default not known */
  readonly granted: readonly string[] | undefined
  readonly jobs: readonly PackedJob[]
  /** The first row of products that were imported into it. @default none were */
  readonly addedFrom: number | undefined
  readonly drafts: readonly Draft[]
  /** Values that were written to the store since it was read, in their order. */
  readonly written: readonly WrittenValue[]
  readonly next: { readonly source: Blob; readonly sidecar: LiveSidecar }
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
