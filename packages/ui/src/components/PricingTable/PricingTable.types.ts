import type { ComponentPropsWithoutRef } from 'react'
import type { Plan } from '../../catalogue/plans.js'
import type { Icon } from '../../icons/index.js'

/** A condition that goes for every plan. */
export interface PricingNote {
  readonly icon: Icon
  readonly text: string
}

export interface PricingTableProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The plans, in the order in which they are shown; two to four stand side by side. */
  plans: readonly Plan[]
  /** Says under every button for how many days the plan is free. @default 3 */
  trialDays?: number
  /** Where the buttons lead, unless `onChoose` is given. @default '/login' */
  href?: string
  /** Chooses a plan; the buttons then lead nowhere. */
  onChoose?: (plan: Plan) => void
  /** What goes for every plan; stands under the list. @default none */
  notes?: readonly PricingNote[]
  /** Sets the rank of the plans' names. @default 3 */
  headingLevel?: 2 | 3
}
