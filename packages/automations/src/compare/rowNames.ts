import { optionNumbers } from '../products/cells.ts'
import type { ProductTable } from '../products/ProductTable.ts'

/** Names a row of a product; nothing for a row that it cannot name. */
export type NameRow = (row: number) => string | undefined

/** Names rows by their SKU, where no other row of the product has it. */
export function bySku(products: ProductTable, rows: readonly number[]): NameRow {
  const counts = new Map<string, number>()
  const texts = new Map(rows.map((row) => [row, products.text(row, 'sku').trim()]))
  for (const sku of texts.values()) counts.set(sku, (counts.get(sku) ?? 0) + 1)
  return (row) => {
    const sku = texts.get(row) ?? ''
    return sku !== '' && counts.get(sku) === 1 ? sku : undefined
  }
}

/** Finds the columns of option values that both files have, in each. */
export function optionColumns(
  one: ProductTable,
  other: ProductTable,
): readonly (readonly [one: number, other: number])[] {
  return optionNumbers.flatMap((number) => {
    const key = `option${number}Value` as const
    const [place, otherPlace] = [one.columns.find(key), other.columns.find(key)]
    return place === undefined || otherPlace === undefined ? [] : [[place, otherPlace] as const]
  })
}

/** Names rows by the texts of some columns. */
export function byTexts({ table }: ProductTable, columns: readonly number[]): NameRow {
  return (row) => columns.map((column) => table.text(row, column).trim()).join('\n')
}

/** Names rows by the address of their image, without the query, which changes with each upload. */
export function byImage(products: ProductTable): NameRow {
  return (row) => products.text(row, 'imageUrl').split('?', 1)[0]
}
