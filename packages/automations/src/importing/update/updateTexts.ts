import { readCell, writeCell } from '../../csv/cells.ts'
import type { Product, ProductTable } from '../../products/ProductTable.ts'
import { descriptionHtml } from '../../text/safeHtml.ts'
import { tidySpaces } from '../../text/fold.ts'
import { importNote, type SuppliedProduct } from '../SuppliedProduct.ts'
import { productFieldNames, type ProductField } from './updateFields.ts'
import type { CellUpdates, WrittenFields } from './VariantUpdater.ts'

/** Returns what a list says of a product as a whole; empty where it says nothing. */
function textIn({ product, notes }: SuppliedProduct, field: ProductField): string {
  // A title that is only the SKU stands in for none.
  if (field === 'title' && notes.some(({ code }) => code === 'no-title')) return ''
  const text = product[field] ?? ''
  return field === 'description' ? descriptionHtml(text) : tidySpaces(text)
}

/**
 * Plans what becomes of the texts of a product of the store, if its rows in the list agree.
 *
 * @param sources what the rows of the list were read as
 */
export function updateTexts(
  { table }: ProductTable,
  { firstRow }: Product,
  sources: ReadonlySet<SuppliedProduct>,
  fields: WrittenFields,
): CellUpdates {
  const found: CellUpdates = { patches: [], changes: [], notes: [] }
  for (const field of productFieldNames) {
    const written = fields.get(field)
    if (!written) continue
    const { column, from } = written
    const texts = new Set(Array.from(sources, (source) => textIn(source, field)))
    texts.delete('')
    const [text, ...others] = texts
    const differing = [...sources].flatMap(({ notes }) =>
      notes.filter((note) => note.code === 'differs' && note.column === from.column),
    )
    const [other] = others
    if (other !== undefined || differing.length > 0) {
      const row = Math.min(...Array.from(sources, ({ rows: [first = 0] }) => first))
      const place = { row, column: from.column }
      found.notes.push(importNote('conflict', 'texts-differ', { column: from.name }, place))
      continue
    }
    const before = table.raw(firstRow, column)
    if (text === undefined || before === undefined || readCell(before) === text) continue
    const after = writeCell(text, table.dialect.delimiter, before)
    found.patches.push([firstRow, column, before, after])
    found.changes.push({ field, from: readCell(before), to: text })
  }
  return found
}
