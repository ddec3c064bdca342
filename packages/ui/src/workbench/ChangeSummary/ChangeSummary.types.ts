import type { PreviewSummary } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** The counts of a preview. */
export type ChangeCounts = Pick<
  PreviewSummary,
  'products' | 'changedProducts' | 'changedCells' | 'needReview' | 'excludedColumns' | 'cellsByHand'
>

/** `ready` the counts belong to the options; `calculating` newer ones are on their way; `invalid` an option has an error. */
export type ChangeState = 'ready' | 'calculating' | 'invalid'

export interface ChangeSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The last counts; undefined before the first. */
  counts?: ChangeCounts
  /** Unit that is counted: products of an export, or texts of a translation export. @default 'products' */
  unit?: 'products' | 'texts'
  /** Whether the counts belong to the options. @default 'ready' */
  state?: ChangeState
  /** Duration of the calculation, in seconds. @default not shown */
  seconds?: number
  /** Reason why the options change nothing, as a sentence. */
  nothing?: string
  /** A control at its end, such as a `FormatSwitch`. */
  actions?: ReactNode
}
