import type { ChangeTableProps } from '../ChangeTable/index.js'

/** One product: what it sells for and what it costs. */
export interface LedgerProduct {
  /** Tells the product from the others. */
  readonly id: string
  readonly name: string
  readonly price: number
  readonly cost: number
}

/** What stands over the columns, and before the sum. */
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
  /** Say what the columns and the last row hold. */
  heads: LedgerHeads
  /** The products, from top to bottom. */
  products: readonly LedgerProduct[]
  /** ISO 4217 code of all amounts. @default 'EUR' */
  currency?: string
}
