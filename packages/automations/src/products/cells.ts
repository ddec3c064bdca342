import { readPrice } from '../money/price.ts'
import type { Table } from '../csv/Table.ts'
import type { Product, ProductTable } from './ProductTable.ts'

/**
 * Reads a price without creating a string.
 *
 * @param column nothing where the file has no such column
 * @returns ten-thousandths; nothing where there is no plain number
 */
export function priceAt(table: Table, row: number, column: number | undefined): number | undefined {
  if (column === undefined) return undefined
  const start = table.cellStart(row, column)
  return start === -1 ? undefined : readPrice(table.content, start, table.cellEnd(row, column))
}

/** Whether two cells of a column are written the same; faster than reading them. */
export function isSameCell(table: Table, column: number, row: number, other: number): boolean {
  const start = table.cellStart(row, column)
  const otherStart = table.cellStart(other, column)
  const length = table.cellEnd(row, column) - start
  if (length !== table.cellEnd(other, column) - otherStart) return false
  if (start === -1 || otherStart === -1) return start === otherStart
  const { content } = table
  for (let at = 0; at < length; at += 1) {
    if (content[start + at] !== content[otherStart + at]) return false
  }
  return true
}

/** Whether a product is a gift card. */
export function isGiftCard(products: ProductTable, { firstRow }: Product): boolean {
  return products.text(firstRow, 'giftCard').trim().toLowerCase() === 'true'
}

export const optionNumbers = [1, 2, 3] as const
