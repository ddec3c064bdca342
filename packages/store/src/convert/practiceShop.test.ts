import { ProductTable, Table } from '@dropwatt/automations'
import { normaliseHtml, seedExport } from '@dropwatt/practice-store'
import { expect, test } from 'vitest'
import { isAbsent } from '../fields/Field.ts'
import { fieldsOf } from '../fields/fieldsOf.ts'
import { LiveShop } from '../test/openLiveShop.ts'
import { convertLines } from './convertLines.ts'
import { withoutQuery } from './test/exportAsLines.ts'

/** Columns whose seeded values a store cannot say: the service that tracks stock, and versions of pictures; the form of HTML. */
const seeded: Readonly<Record<string, (text: string) => string>> = {
  Description: normaliseHtml,
  'Inventory tracker': (text) => (text === '' ? '' : 'shopify'),
  'Variant image URL': withoutQuery,
}

test.each([
  ['pages', 40],
  ['a bulk operation', 300],
])('a practice shop read by %s gives the export that it was filled with', async (_, products) => {
  const shop = new LiveShop(products)
  const live = await convertLines(shop.lines(), { currencyCode: 'EUR', products })
  await shop.close()

  expect(live.isComplete).toBe(true)
  const own = new ProductTable(new Table(live.bytes))
  const seed = new ProductTable(new Table(seedExport({ products })))
  // A market of a store has a compare-at price only beside a price; that of the generated export does not.
  const canada = seed.columns.markets.get('Canada')
  const isAlone = (row: number, column: number) =>
    column === canada?.compareAtPrice && seed.table.text(row, canada.price ?? 0) === ''
  expect(own.table.rowCount).toBe(seed.table.rowCount)
  const ownFields = fieldsOf(own.table.header)
  const differing = fieldsOf(seed.table.header).flatMap((found, column) => {
    const field = found?.field
    if (!field || isAbsent(field)) return []
    const same = ownFields.findIndex((each) => each?.field.column === field.column)
    const read = seeded[field.column] ?? ((text: string) => text)
    return Array.from({ length: seed.table.rowCount - 1 }, (__, at) => at + 1).flatMap((row) => {
      const text = read(same === -1 ? '' : own.table.text(row, same))
      const expected = isAlone(row, column) ? '' : read(seed.table.text(row, column))
      return field.isEqual(text, expected) ? [] : [{ row, column: field.column, text, expected }]
    })
  })
  expect(differing).toEqual([])
})
