import type { LedgerProduct } from './MarginLedger.types.js'

export interface Margin {
  /** The margin in the currency of the price. */
  readonly amount: number
  /** The margin as a share of the price: 0.25 is a quarter. 0 without a price. */
  readonly share: number
}

/** Returns the margin of a price after the cost of goods. Calculates in cents, to avoid rounding errors. */
export function marginOf({ price, cost }: Pick<LedgerProduct, 'price' | 'cost'>): Margin {
  const cents = Math.round(price * 100) - Math.round(cost * 100)
  return { amount: cents / 100, share: price === 0 ? 0 : cents / Math.round(price * 100) }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100
}

/** Returns the totals of prices and costs, calculated in cents. */
export function totalOf(products: readonly Pick<LedgerProduct, 'price' | 'cost'>[]): {
  readonly price: number
  readonly cost: number
} {
  return {
    price: sum(products.map(({ price }) => price)),
    cost: sum(products.map(({ cost }) => cost)),
  }
}
