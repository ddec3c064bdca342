import type { FileAutomationSlug, Options, Problems } from '@dropwatt/automations/options'
import type { ListStatus, PlanOutcome, PreviewQuery } from '../engine/messages.ts'
import type { LostExclusions } from './KeptPages.ts'

/** What the options of an automation would change. */
export interface PreviewState {
  readonly slug: FileAutomationSlug
  readonly options: Options
  readonly problems: Problems
  /** `calculating` while `outcome` belongs to earlier options, `invalid` while an option has a problem. */
  readonly progress: 'ready' | 'calculating' | 'invalid'
  readonly outcome: PlanOutcome | undefined
  readonly list: ListStatus | undefined
  readonly query: PreviewQuery
  /** Which list the owner chose to see. @default the one that the page begins with */
  readonly filter: string | undefined
  /** Columns of the file whose changes are all excluded. */
  readonly excludedColumns: ReadonlySet<number>
  /** What was excluded and does not apply any more, until the owner has seen it. */
  readonly lost: LostExclusions | undefined
}
