import type { ColumnKey } from '../products/columnNames.ts'
import type { Columns } from '../products/Columns.ts'

/** Columns that belong to a product as a whole and are filled in its first row. */
const productKeys = [
  'title',
  'description',
  'vendor',
  'category',
  'type',
  'tags',
  'published',
  'status',
  'option1Name',
  'option1LinkedTo',
  'option2Name',
  'option2LinkedTo',
  'option3Name',
  'option3LinkedTo',
  'giftCard',
  'seoTitle',
  'seoDescription',
] as const satisfies readonly ColumnKey[]

/** Lists the columns that belong to a product as a whole; the others belong to a variant or a picture. */
export function productColumns(columns: Columns): ReadonlySet<number> {
  const found = new Set(columns.metafields.map(({ column }) => column))
  for (const key of productKeys) {
    const column = columns.find(key)
    if (column !== undefined) found.add(column)
  }
  for (const { included } of columns.markets.values()) {
    if (included !== undefined) found.add(included)
  }
  return found
}
