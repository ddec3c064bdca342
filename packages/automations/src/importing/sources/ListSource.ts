/** Reads the cell of the same row under another heading; empty where the list has no such column. */
export type ReadCell = (heading: string) => string

/** Contents of the columns of a source; all headings are written as `headingKey` writes them. */
export interface ListSource {
  /** The shop or the market, as its owners call it. */
  readonly name: string
  /** The list is one of this source if it has a heading of each of these lists. */
  readonly signature: readonly string[]
  /**
   * The headings of columns by their targets, as `parseTarget` reads them, each list with commas
   * between. Columns of one target take precedence in this order.
   */
  readonly columns: Readonly<Record<string, string>>
  /** Targets that the owner has to confirm. */
  readonly toConfirm?: readonly string[]
  /** Headings of columns that change prices or stock and are not read, which the owner is told. */
  readonly unread?: string
  /** Headings of columns whose values others have too, and that are left out without a word. */
  readonly known?: string
  /** Headings of columns with prices that lack the tax. */
  readonly withoutTax?: string
  /** Headings of columns whose text stands in the first row of a product alone, the best first. */
  readonly startsProduct?: string
  /** Whether its rows are variants, and nothing but their titles says which belong together. */
  readonly hasLooseVariants?: boolean
  /** Whether one row is a product, with the values of its options in one cell each, and commas between. */
  readonly hasValueLists?: boolean
  /** Meanings of cells, by their headings. @default their texts */
  readonly cells?: Readonly<Record<string, (text: string, cell: ReadCell) => string>>
  /** Lists the options of a row, where they are written in a way of its own. */
  readonly options?: (cell: ReadCell) => readonly (readonly [name: string, value: string])[]
}
