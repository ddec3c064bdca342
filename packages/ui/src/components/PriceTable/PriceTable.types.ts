import type { ChangeTableProps } from '../ChangeTable/index.js'

/** An amount in a currency. */
export interface Money {
  readonly amount: number
  /** ISO 4217 code, such as `EUR`. */
  readonly currency: string
}

/** One product and its price, before and after. */
export interface PricedProduct {
  /** Unique id of the product. */
  readonly id: string
  readonly name: string
  readonly before: Money
  readonly after: Money
  /** The compare-at price after, struck through. @default none */
  readonly compareAt?: Money
}

/** The column headers. */
export interface PriceTableHeads {
  readonly name: string
  readonly before: string
  readonly after: string
}

export interface PriceTableProps extends Omit<
  ChangeTableProps,
  'heads' | 'rows' | 'total' | 'align'
> {
  /** The column headers. */
  heads: PriceTableHeads
  /** The products, from top to bottom. */
  products: readonly PricedProduct[]
}
