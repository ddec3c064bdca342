import type { ImportNote } from './ImportPlan.ts'
import type { NamedValue, SupplierRow } from './RowReader.ts'
import { importNote } from './SuppliedProduct.ts'
import { isColour, isSize } from './values.ts'

/** Splits a list with commas between. */
function entriesOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** Lists every combination of the values of options. */
function combine(lists: readonly (readonly NamedValue[])[]): readonly NamedValue[][] {
  return lists.reduce<NamedValue[][]>(
    (combined, list) => combined.flatMap((start) => list.map((value) => [...start, value])),
    [[]],
  )
}

/**
 * Makes a row for each variant of a product that is one row, with the values of each option in a cell.
 * Such a row has one price and one quantity for all of them.
 */
export function expandValueLists(row: SupplierRow): readonly SupplierRow[] {
  const lists = row.named.map((named) =>
    entriesOf(named.value).map((value) => Object.assign({}, named, { value })),
  )
  const combined = combine(lists.filter((list) => list.length > 0))
  if (combined.length < 2) return [{ ...row, named: combined[0] ?? [] }]
  const { sku = '', inventory, ...variant } = row.variant
  const skus = entriesOf(sku)
  const areOrdered = skus.length === combined.length
  const place = { row: row.row }
  const notes: ImportNote[] = [
    ...(variant.price === undefined ? [] : [importNote('review', 'one-price', undefined, place)]),
    ...(inventory === undefined
      ? []
      : [importNote('review', 'one-stock', { text: String(inventory) }, place)]),
    ...(areOrdered
      ? [importNote('review', 'skus-in-order', undefined, place)]
      : sku === ''
        ? []
        : [importNote('review', 'skus-left-out', { text: sku }, place)]),
  ]
  return combined.map((named, at): SupplierRow => {
    const own = areOrdered ? skus[at] : undefined
    const parts = {
      named,
      variant: own === undefined ? variant : { ...variant, sku: own },
      notes: at === 0 ? [...row.notes, ...notes] : [],
    }
    return Object.assign({}, row, parts)
  })
}

const separators = /[,;|]/u

/** Whether a cell of an option holds several sizes or colours, such as ‘S, M, L’. */
export function isValueList(text: string): boolean {
  if (!separators.test(text)) return false
  const parts = text.split(separators).map((part) => part.trim())
  return parts.length > 1 && parts.every((part) => part !== '' && (isSize(part) || isColour(part)))
}
