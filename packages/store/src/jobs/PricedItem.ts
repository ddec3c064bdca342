import type { Inputs } from '../fields/Field.ts'
import type { Intent } from '../intents/Intent.ts'

/** A price of a market to write, with both prices that its variant is to have there. */
export interface PricedItem {
  readonly item: number
  readonly intent: Intent
  readonly input: Inputs['market-price']
}
