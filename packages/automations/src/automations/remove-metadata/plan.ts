import { findOffered } from '../../options/offeredColumns.ts'
import { Changes, productsPerStep } from '../../plan/Changes.ts'
import { createNote, type NoteMaker } from '../../plan/note.ts'
import type { Note, Plan, Planning, PreviewColumn } from '../../plan/Plan.ts'
import type { PlanContext } from '../../plan/Planner.ts'
import { metafieldNames } from '../../products/metafieldNames.ts'
import type { Product, ProductTable } from '../../products/ProductTable.ts'
import { filterProducts } from '../../scope/filterProducts.ts'
import { fields, type RemoveMetadataOptions } from './options.ts'
import type { strings } from './options.ts'

type Texts = typeof strings
type ColumnLabel = keyof Texts['columns']

const note: NoteMaker<keyof Texts['notes']> = createNote
const [, , field] = fields
const deleted = note('info', 'deleted')
/** Most changes have this note alone, and so one list of it. */
const onlyDeleted: readonly Note[] = [deleted]

/** A value that more products than this have needs review. */
const mostProducts = 50

const optionNumbers = [1, 2, 3] as const

/** Finds the chosen metafield columns. */
function chosenColumns({ table }: ProductTable, chosen: readonly string[]): number[] {
  return chosen.flatMap((name) => findOffered(field, table.header, name)?.column ?? [])
}

/** Finds the columns with the title and the description for search engines. */
function seoLabels({ columns }: ProductTable): ReadonlyMap<number, ColumnLabel> {
  const found = new Map<number, ColumnLabel>()
  const title = columns.find('seoTitle')
  const description = columns.find('seoDescription')
  if (title !== undefined) found.set(title, 'seo-title')
  if (description !== undefined) found.set(description, 'seo-description')
  return found
}

/** The distinct values of a product in a column; usually just the one in its first row. */
function valuesOf({ table }: ProductTable, product: Product, column: number): ReadonlySet<string> {
  const values = new Set<string>()
  for (let row = product.firstRow; row < product.endRow; row += 1) {
    if (!table.isBlank(row, column)) values.add(table.text(row, column))
  }
  return values
}

/** Counts the products with each value of a column. */
function countValues(products: ProductTable, column: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const product of products.products) {
    for (const value of valuesOf(products, product, column)) {
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return counts
}

/** Finds the options of a product that take their values from a metafield, by its key in the file. */
function linkedOptions(products: ProductTable, { firstRow }: Product): ReadonlyMap<string, string> {
  const links = new Map<string, string>()
  for (const number of optionNumbers) {
    const link = products.text(firstRow, `option${number}LinkedTo`).trim()
    if (link !== '') links.set(link, products.text(firstRow, `option${number}Name`))
  }
  return links
}

function previewColumns(
  labels: ReadonlyMap<number, string>,
  columns: readonly number[],
): readonly PreviewColumn[] {
  return [
    { kind: 'field', key: 'field' satisfies ColumnLabel, labels },
    { kind: 'changed', key: 'value' satisfies ColumnLabel, columns },
  ]
}

/** Shows the values that stay as they are in the store. */
function excludedColumns(
  { table }: ProductTable,
  columns: readonly number[],
  names: ReadonlyMap<number, string>,
): PreviewColumn[] {
  return columns.map((column) => {
    const key = names.get(column) ?? table.header[column] ?? ''
    return { kind: 'cell', key, column, isContext: true }
  })
}

/**
 * Plans to leave metafields out of the download, or to empty them. A metafield that an option takes
 * its values from is not emptied, as an import would then change variants.
 */
export function* plan(
  products: ProductTable,
  options: RemoveMetadataOptions,
  { lastJob, excludedColumns: alreadyExcluded = [] }: PlanContext,
): Planning {
  const { table, columns } = products
  const { how, seo } = options
  const chosen = chosenColumns(products, options.fields)
  const seoColumns = seo ? seoLabels(products) : new Map<number, ColumnLabel>()
  const excluded =
    how === 'exclude' ? chosen.filter((column) => !alreadyExcluded.includes(column)) : []
  const cleared = [...(how === 'clear' ? chosen : []), ...seoColumns.keys()]
  const changes = new Changes<keyof Texts['reasons']>(table)
  const names = metafieldNames(products)
  const preview =
    cleared.length === 0 && excluded.length > 0
      ? excludedColumns(products, excluded, names)
      : previewColumns(new Map([...names, ...seoColumns]), cleared)
  const keys = new Map(
    columns.metafields.map((one) => [one.column, `product.metafields.${one.namespace}.${one.key}`]),
  )
  const passes = filterProducts(products, options.scope, lastJob)
  const counts = new Map(cleared.map((column) => [column, countValues(products, column)]))
  let hasProducts = false

  function notesOn(
    column: number,
    value: string,
    links: ReadonlyMap<string, string>,
  ): readonly Note[] {
    const found = counts.get(column)?.get(value) ?? 0
    const option = links.get(keys.get(column) ?? '')
    const common = found > mostProducts ? [note('review', 'common', { n: found })] : []
    if (option !== undefined) return [note('conflict', 'linked', { name: option }), ...common]
    return common.length === 0 ? onlyDeleted : [...common, deleted]
  }

  for (const [index, product] of products.products.entries()) {
    if (index % productsPerStep === 0) yield index
    if (cleared.length === 0) break
    if (!passes(product)) continue
    hasProducts = true
    const links = linkedOptions(products, product)
    for (let row = product.firstRow; row < product.endRow; row += 1) {
      for (const column of cleared) {
        if (table.isBlank(row, column)) continue
        changes.set(row, column, '', notesOn(column, table.text(row, column), links))
      }
    }
  }

  if (changes.count === 0 && excluded.length > 0) return excludingPlan(excluded, preview)
  return changes.finish(preview, reason(), excluded)

  function reason(): keyof Texts['reasons'] {
    if (cleared.length > 0) return hasProducts ? 'no-values' : 'no-products'
    if (chosen.length > 0) return 'already-excluded'
    if (seo) return 'no-seo'
    return columns.metafields.length === 0 ? 'no-metafields' : 'none-chosen'
  }
}

/** A plan that changes no cell, but what the download has. */
function excludingPlan(excluded: readonly number[], columns: readonly PreviewColumn[]): Plan {
  return { patches: [], notes: new Map(), excludedColumns: excluded, columns }
}
