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

/** Whether a product is a gift card. */
export function isGiftCard(products: ProductTable, { firstRow }: Product): boolean {
  return products.text(firstRow, 'giftCard').trim().toLowerCase() === 'true'
}

export const optionNumbers = [1, 2, 3] as const

export const optionValueKeys = ['option1Value', 'option2Value', 'option3Value'] as const
