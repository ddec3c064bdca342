import type { ComponentPropsWithoutRef } from 'react'
import type { Plan } from '../../catalogue/plans.js'
import type { Icon } from '../../icons/index.js'

/** A condition of every plan. */
export interface PricingNote {
  readonly icon: Icon
  readonly text: string
}

export interface PricingTableProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The plans, in the order in which they are shown; two to four fit side by side. */
  plans: readonly Plan[]
  /** Length of the free trial in days, shown under every button. @default 3 */
  trialDays?: number
  /** Address of the buttons, unless `onChoose` is given. @default '/login' */
  href?: string
  /** Called with the chosen plan, instead of following the link. */
  onChoose?: (plan: Plan) => void
  /** Conditions of every plan, shown under the list. @default none */
  notes?: readonly PricingNote[]
  /** Sets the heading level of the plan names. @default 3 */
  headingLevel?: 2 | 3
}
