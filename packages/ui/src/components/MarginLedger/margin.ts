import type { LedgerProduct } from './MarginLedger.types.js'

export interface Margin {
  /** What is left of the price, in its currency. */
  readonly amount: number
  /** The same as a share of the price: 0.25 is a quarter. 0 where there is no price. */
  readonly share: number
}

/** Works out what is left of a price after the cost of the goods. Counts in cents, so that nothing is off by one. */
export function marginOf({ price, cost }: Pick<LedgerProduct, 'price' | 'cost'>): Margin {
  const cents = Math.round(price * 100) - Math.round(cost * 100)
  return { amount: cents / 100, share: price === 0 ? 0 : cents / Math.round(price * 100) }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100
}

/** Adds up prices and costs, in cents. */
export function totalOf(products: readonly Pick<LedgerProduct, 'price' | 'cost'>[]): {
  readonly price: number
  readonly cost: number
} {
  return {
    price: sum(products.map(({ price }) => price)),
    cost: sum(products.map(({ cost }) => cost)),
  }
}
