import type { FileAutomationSlug, Options, Problems } from '@dropwatt/automations/options'
import type { ListStatus, PlanOutcome, PreviewQuery } from '../engine/messages.ts'
import type { LostExclusions } from './KeptPages.ts'

/** The preview of an automation with its options. */
export interface PreviewState {
  readonly slug: FileAutomationSlug
  readonly options: Options
  readonly problems: Problems
  /** `calculating` while `outcome` belongs to earlier options, `invalid` while an option has a problem. */
  readonly progress: 'ready' | 'calculating' | 'invalid'
  readonly outcome: PlanOutcome | undefined
  readonly list: ListStatus | undefined
  readonly query: PreviewQuery
  /** The chosen list. @default the first one of the page */
  readonly filter: string | undefined
  /** Columns of the file whose changes are all excluded. */
  readonly excludedColumns: ReadonlySet<number>
  /** Exclusions that no longer apply, until the member has seen the message. */
  readonly lost: LostExclusions | undefined
}
