import { optionKeys, optionLinkKeys } from '../guards/losses.ts'
import type { Snapshot } from '../file/Snapshot.ts'
import { isChange, type Patch } from '../patches/Patch.ts'
import type { ColumnKey } from '../products/columnNames.ts'
import { foldColumnName, isOfMatrixify, type Columns } from '../products/Columns.ts'
import type { Product, ProductTable } from '../products/ProductTable.ts'

/**
 * Reason a download needs all columns.
 *
 * - `missing-columns` the file lacks some of those that identify products and variants
 * - `moved-rows` a job moved rows, which says something about every cell of them
 * - `added-products` products were added, which have to have all of their values
 * - `other-importer` it is an export of Matrixify, which reads columns of its own
 */
export type NeedsAllColumns = 'missing-columns' | 'moved-rows' | 'added-products' | 'other-importer'

/** The columns of a download that leaves out what no job changed, each list in the order of the file. */
export interface ChangedColumns {
  /** Columns that identify a product and its variants. */
  readonly keys: readonly number[]
  /** Columns that an import reads together with a changed one. */
  readonly beside: readonly number[]
  readonly changed: readonly number[]
}

/** An update needs these; without option columns it would keep one variant and delete the others. */
const neededKeys = ['handle', 'title', 'option1Name', 'option1Value'] as const

/** Columns that identify a product and its variants, for the store or for a person. */
const identifying = [
  'handle',
  'title',
  ...optionKeys,
  ...optionLinkKeys,
  'sku',
] as const satisfies readonly ColumnKey[]

/** The columns of images. A row may hold nothing but an image, and is only written with them. */
const imageKeys = ['imageUrl', 'imagePosition', 'imageAltText', 'variantImageUrl'] as const

/**
 * Columns that mean something only together: one of the first list brings those of the second.
 *
 * Shopify’s help page "Using CSV files to import and export products" says of each column what it
 * depends on: that of a variant on the options, which are always there; the quantity on the tracker,
 * without which there is none; a weight on its unit, which is kg or that of the store where it is
 * missing; the position and the text of an image on its address; an image of a variant is one of
 * its product. A tracker, a policy or a price needs no quantity.
 */
const together: readonly (readonly [ColumnKey, readonly ColumnKey[]])[] = [
  ['inventoryQuantity', ['inventoryTracker']],
  ['grams', ['weightUnit']],
  ['weightUnit', ['grams']],
  ...imageKeys.map((key) => [key, imageKeys] as const),
]

/** The unit prices of the same page: two measures with their units, which are one price together. */
const unitPrice = 'unit price '

/** The namespace of the metafields that the category of a product defines. */
const categoryNamespace = 'shopify'

const asMetafield = ({ namespace, key }: { readonly namespace: string; readonly key: string }) =>
  `product.metafields.${namespace}.${key}`

/** Lists the columns that keep variants safe and are not in a download. */
export function missingColumns(columns: Columns, excluded: ReadonlySet<number>): ColumnKey[] {
  const missing = new Set<ColumnKey>(neededKeys.filter((key) => columns.find(key) === undefined))
  for (const key of ['handle', 'title', ...optionKeys] as const) {
    const column = columns.find(key)
    if (column !== undefined && excluded.has(column)) missing.add(key)
  }
  return [...missing]
}

/** Finds the columns of the metafields that options take their values from. */
function linkedColumns({ table, columns }: ProductTable, products: readonly Product[]): number[] {
  const links = optionLinkKeys
    .map((key) => columns.find(key))
    .filter((column) => column !== undefined)
  if (links.length === 0) return []
  const linked = new Set(
    products.flatMap(({ firstRow }) => links.map((column) => table.text(firstRow, column).trim())),
  )
  return columns.metafields
    .filter((metafield) => linked.has(asMetafield(metafield)))
    .map(({ column }) => column)
}

/** Lists columns of which one that changed brings others, as the help pages say. */
function bundles({ table, columns }: ProductTable): (readonly [number[], number[]])[] {
  const find = (...keys: readonly ColumnKey[]) => keys.flatMap((key) => columns.find(key) ?? [])
  const measures = [...table.header.keys()].filter((column) =>
    foldColumnName(table.header[column]!).startsWith(unitPrice),
  )
  const ofCategory = columns.metafields.filter(({ namespace }) => namespace === categoryNamespace)
  return [
    ...together.map(([key, others]) => [find(key), find(...others)] as const),
    [measures, measures],
    [ofCategory.map(({ column }) => column), find('category')],
    // Shopify’s API sets the price of a market and what it is compared to together: one without the
    // other takes the other away.
    ...[...columns.markets.values()].map(({ price = [], compareAtPrice = [] }) => {
      const pair = [price, compareAtPrice].flat()
      return [pair, pair] as const
    }),
  ]
}

/** Finds the cells of a file that a job changed. */
export function changedCells({ patches }: Snapshot): readonly Patch[] {
  return patches.filter(isChange)
}

const known = new WeakMap<Snapshot, ChangedColumns | NeedsAllColumns>()

/**
 * Finds the columns of a download that leaves out what no job changed, so that an import of it leaves
 * everything else in the store as it is meanwhile.
 */
export function findChangedColumns(snapshot: Snapshot): ChangedColumns | NeedsAllColumns {
  const columns = known.get(snapshot) ?? findColumns(snapshot)
  known.set(snapshot, columns)
  return columns
}

/** Finds them in a snapshot that was not asked before. */
function findColumns(snapshot: Snapshot): ChangedColumns | NeedsAllColumns {
  const { products: table, excludedColumns, order } = snapshot
  const { columns, products } = table
  const { header } = table.table
  const excluded = new Set(excludedColumns)
  const inFile = (list: Iterable<number>) =>
    [...new Set(list)].filter((column) => !excluded.has(column)).toSorted((a, b) => a - b)
  const changed = new Set(inFile(changedCells(snapshot).map((patch) => patch[1])))
  const others = (list: Iterable<number>) => inFile(list).filter((column) => !changed.has(column))
  if (order) return 'moved-rows'
  if (snapshot.addedFrom !== undefined) return 'added-products'
  // Only the texts that changed are written, as they are.
  if (table.kind === 'translations') {
    return { keys: others(header.keys()), beside: [], changed: [...changed] }
  }
  if (isOfMatrixify(header)) return 'other-importer'
  if (missingColumns(columns, excluded).length > 0) return 'missing-columns'
  const written = Array.from(snapshot.changedProducts, (index) => products[index]!)
  const keys = others([
    ...identifying.flatMap((key) => columns.find(key) ?? []),
    ...linkedColumns(table, written),
  ])
  const beside = bundles(table).flatMap(([some, all]) =>
    some.some((column) => changed.has(column)) ? all : [],
  )
  return {
    keys,
    beside: others(beside).filter((column) => !keys.includes(column)),
    changed: [...changed],
  }
}

/** Returns whether columns say something about images, so that rows that only hold one are needed. */
export function haveImages(columns: Columns, written: ReadonlySet<number>): boolean {
  return imageKeys.some((key) => written.has(columns.find(key) ?? -1))
}
