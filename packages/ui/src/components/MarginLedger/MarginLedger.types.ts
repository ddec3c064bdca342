import type { ChangeTableProps } from '../ChangeTable/index.js'

/** One product: its price and its cost. */
export interface LedgerProduct {
  /** Unique id of the product. */
  readonly id: string
  readonly name: string
  readonly price: number
  readonly cost: number
}

/** The column headers, and the label of the total. */
export interface LedgerHeads {
  readonly name: string
  readonly price: string
  readonly cost: string
  readonly margin: string
  readonly total: string
}

export interface MarginLedgerProps extends Omit<
  ChangeTableProps,
  'heads' | 'rows' | 'total' | 'align'
> {
  /** The column headers and the label of the last row. */
  heads: LedgerHeads
  /** The products, from top to bottom. */
  products: readonly LedgerProduct[]
  /** ISO 4217 code of all amounts. @default 'EUR' */
  currency?: string
}
