import type { Scope, ScopeFilter } from '../options/fields.ts'
import { parsePrice, unitsOfOne } from '../money/price.ts'
import { optionNumbers, priceAt } from '../products/cells.ts'
import type { Product, ProductTable } from '../products/ProductTable.ts'
import { readTags } from '../products/tags.ts'
import { foldCase } from '../text/fold.ts'
import { choosesVariants, type VariantScopeFilter } from './scopeRule.ts'

/** Whether a product passes; the index is its place in the list of products. */
export type ProductFilter = (product: Product, index: number) => boolean

/** Whether a row of a product passes, which is that of a variant. */
export type VariantFilter = (product: Product, row: number) => boolean

function fold(text: string): string {
  return foldCase(text.trim())
}

/** Turns the end of a range into ten-thousandths. */
function endUnits(end: number | null, open: number): number {
  if (end === null) return open
  return parsePrice(String(end)) ?? Math.round(end * unitsOfOne)
}

/** Whether the price of a variant is in a range, which includes both ends. */
function priceFilter(
  { table, columns }: ProductTable,
  min: number | null,
  max: number | null,
): VariantFilter {
  const column = columns.find('price')
  const from = endUnits(min, -Infinity)
  const to = endUnits(max, Infinity)
  return (_, row) => {
    const price = priceAt(table, row, column)
    return price !== undefined && price >= from && price <= to
  }
}

/** Whether a variant has one of these values of an option. */
function optionFilter(
  products: ProductTable,
  name: string,
  values: readonly string[],
): VariantFilter {
  const wantedName = fold(name)
  const wanted = new Set(values.map(fold))
  let current: Product | undefined
  let number: (typeof optionNumbers)[number] | undefined
  return (product, row) => {
    if (product !== current) {
      current = product
      number = optionNumbers.find(
        (one) => fold(products.text(product.firstRow, `option${one}Name`)) === wantedName,
      )
    }
    return number !== undefined && wanted.has(fold(products.text(row, `option${number}Value`)))
  }
}

/** Whether a product has a variant that passes. */
function anyVariant(passes: VariantFilter): (product: Product) => boolean {
  return (product) => {
    for (let row = product.firstRow; row < product.endRow; row += 1) {
      if (passes(product, row)) return true
    }
    return false
  }
}

/** Whether a product has a variant whose price is in a range, which includes both ends. */
export function hasPrice(
  products: ProductTable,
  min: number | null,
  max: number | null,
): (product: Product) => boolean {
  return anyVariant(priceFilter(products, min, max))
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
  return anyVariant(optionFilter(products, name, values))
}

function variantFilter(products: ProductTable, filter: VariantScopeFilter): VariantFilter {
  return filter.kind === 'price'
    ? priceFilter(products, filter.min, filter.max)
    : optionFilter(products, filter.name, filter.values)
}

function productFilter(
  products: ProductTable,
  filter: ScopeFilter,
  lastJob: ReadonlySet<number> | undefined,
): ProductFilter {
  switch (filter.kind) {
    case 'vendor':
    case 'type':
    case 'status': {
      const { kind } = filter
      const wanted = new Set(filter.values.map(fold))
      return ({ firstRow }) => wanted.has(fold(products.text(firstRow, kind)))
    }
    case 'tag': {
      const wanted = new Set(filter.values.map(fold))
      return ({ firstRow }) =>
        readTags(products.text(firstRow, 'tags')).some((tag) => wanted.has(foldCase(tag)))
    }
    case 'price':
    case 'option':
      return anyVariant(variantFilter(products, filter))
    case 'title': {
      const wanted = fold(filter.text)
      return ({ firstRow }) => foldCase(products.text(firstRow, 'title')).includes(wanted)
    }
    case 'handles': {
      const wanted = new Set(filter.handles.map(fold))
      return ({ handle }) => wanted.has(foldCase(handle))
    }
    case 'last-job':
      return (_, index) => lastJob?.has(index) ?? false
    default:
      return filter satisfies never
  }
}

/**
 * Chooses the variants that an automation changes in the products that pass: those that pass all
 * filters on facts of variants. Automations that change a product as a whole do without it.
 *
 * @returns nothing where no filter chooses variants, so that all pass
 */
export function filterVariants(products: ProductTable, scope: Scope): VariantFilter | undefined {
  const filters = scope.filter(choosesVariants).map((filter) => variantFilter(products, filter))
  const [only, ...others] = filters
  if (others.length === 0) return only
  return (product, row) => filters.every((passes) => passes(product, row))
}

/**
 * Chooses the products that an automation works on: those that pass all filters. Where filters choose
 * variants, one variant has to pass them all. Texts are compared without regard to capitals and outer
 * spaces.
 *
 * @param lastJob the products that the last job changed, by their index. @default none
 */
export function filterProducts(
  products: ProductTable,
  scope: Scope,
  lastJob?: ReadonlySet<number>,
): ProductFilter {
  const filters = scope
    .filter((filter) => !choosesVariants(filter))
    .map((filter) => productFilter(products, filter, lastJob))
  const variants = filterVariants(products, scope)
  if (variants) filters.push(anyVariant(variants))
  return (product, index) => filters.every((passes) => passes(product, index))
}
