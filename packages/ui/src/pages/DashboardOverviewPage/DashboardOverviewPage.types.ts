import type { Icon } from '../../icons/index.js'

/** One figure of the overview. */
export interface Metric {
  /** Names the figure among the others. */
  readonly id: string
  /** Says what the value is. */
  readonly title: string
  readonly value: number | string | null
  readonly icon: Icon
}

/** Usage of a plan. */
export interface Quota {
  /** Percent, 0 to 100. */
  readonly used: number
  /** Name of the plan. */
  readonly plan: string
}
