import type { Scope, ScopeFilter } from '../options/fields.ts'
import { parsePrice, unitsOfOne } from '../money/price.ts'
import { optionNumbers, priceAt } from '../products/cells.ts'
import type { Product, ProductTable } from '../products/ProductTable.ts'
import { readTags } from '../products/tags.ts'
import { foldCase } from '../text/fold.ts'

/** Whether a product passes; the index is its place in the list of products. */
export type ProductFilter = (product: Product, index: number) => boolean

function folded(text: string): string {
  return foldCase(text.trim())
}

/** Turns the end of a range into ten-thousandths. */
function endUnits(end: number | null, open: number): number {
  if (end === null) return open
  return parsePrice(String(end)) ?? Math.round(end * unitsOfOne)
}

/** Whether a product has a variant whose price is in a range, which includes both ends. */
export function hasPrice(
  products: ProductTable,
  min: number | null,
  max: number | null,
): (product: Product) => boolean {
  const column = products.columns.find('price')
  const from = endUnits(min, -Infinity)
  const to = endUnits(max, Infinity)
  return ({ firstRow, endRow }) => {
    for (let row = firstRow; row < endRow; row += 1) {
      const price = priceAt(products.table, row, column)
      if (price !== undefined && price >= from && price <= to) return true
    }
    return false
  }
}

/**
 * Whether a product has a variant with one of these option values.
 *
 * @param name the name of the option, such as ‘Size’
 */
export function hasOption(
  products: ProductTable,
  name: string,
  values: readonly string[],
): (product: Product) => boolean {
  const wantedName = folded(name)
  const wanted = new Set(values.map(folded))
  return ({ firstRow, endRow }) => {
    const number = optionNumbers.find(
      (one) => folded(products.text(firstRow, `option${one}Name`)) === wantedName,
    )
    if (number === undefined) return false
    for (let row = firstRow; row < endRow; row += 1) {
      if (wanted.has(folded(products.text(row, `option${number}Value`)))) return true
    }
    return false
  }
}

function passesOne(
  products: ProductTable,
  filter: ScopeFilter,
  lastJob: ReadonlySet<number> | undefined,
): ProductFilter {
  switch (filter.kind) {
    case 'vendor':
    case 'type':
    case 'status': {
      const { kind } = filter
      const wanted = new Set(filter.values.map(folded))
      return ({ firstRow }) => wanted.has(folded(products.text(firstRow, kind)))
    }
    case 'tag': {
      const wanted = new Set(filter.values.map(folded))
      return ({ firstRow }) =>
        readTags(products.text(firstRow, 'tags')).some((tag) => wanted.has(foldCase(tag)))
    }
    case 'price':
      return hasPrice(products, filter.min, filter.max)
    case 'option':
      return hasOption(products, filter.name, filter.values)
    case 'title': {
      const wanted = folded(filter.text)
      return ({ firstRow }) => foldCase(products.text(firstRow, 'title')).includes(wanted)
    }
    case 'handles': {
      const wanted = new Set(filter.handles.map(folded))
      return ({ handle }) => wanted.has(foldCase(handle))
    }
    case 'last-job':
      return (_, index) => lastJob?.has(index) ?? false
    default:
      return filter satisfies never
  }
}

/**
 * Chooses the products that an automation works on: those that pass all filters. Texts are compared
 * without regard to capitals and outer spaces.
 *
 * @param lastJob the products that the last job changed, by their index. @default none
 */
export function filterProducts(
  products: ProductTable,
  scope: Scope,
  lastJob?: ReadonlySet<number>,
): ProductFilter {
  const filters = scope.map((filter) => passesOne(products, filter, lastJob))
  return (product, index) => filters.every((passes) => passes(product, index))
}
