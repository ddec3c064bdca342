import { amountOf, type Charges } from '../../margins/margin.ts'
import type { MarginGoals } from '../../margins/MarginReport.ts'
import type { CogsMonitorOptions } from './options.ts'

/** The options that margins depend on. */
type GoalOptions = Pick<
  CogsMonitorOptions,
  'fee' | 'amount' | 'ship' | 'vat' | 'duty' | 'floor' | 'target'
>

/** Returns what the options subtract from a price. */
export function chargesIn({
  fee,
  amount,
  ship,
  vat,
  duty,
}: Omit<GoalOptions, 'floor' | 'target'>): Charges {
  return {
    feePercent: fee,
    feeAmount: amountOf(amount),
    shipping: amountOf(ship),
    vatPercent: vat ?? 0,
    dutyPercent: duty,
  }
}

/** Returns what margins are computed with and compared to, as the options of COGS Monitor say. */
export function marginGoals({ floor, target, ...options }: GoalOptions): MarginGoals {
  return { charges: chargesIn(options), floor, target }
}
