import { foldColumnName } from '../products/Columns.ts'
import { columnNames, type ColumnKey } from '../products/columnNames.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { variantColumns } from '../products/variantColumns.ts'
import type { Meaning } from './sameMeaning.ts'

/** Level of the cells of a column. */
export type ColumnLevel = 'product' | 'variant' | 'image'

/** A column that both files have. */
export interface ComparedColumn {
  /** Tells columns apart, whatever they are called in each file. */
  readonly id: string
  /** Its name in the later file. */
  readonly name: string
  /** Its place in each file. */
  readonly earlier: number
  readonly later: number
  readonly level: ColumnLevel
  readonly meaning: Meaning
}

export interface ColumnPairs {
  /** In the order of the later file. */
  readonly columns: readonly ComparedColumn[]
  /** The names of those that only the later file has. */
  readonly added: readonly string[]
  /** The names of those that only the earlier file has. */
  readonly missing: readonly string[]
}

const imageKeys: ReadonlySet<ColumnKey> = new Set<ColumnKey>([
  'imageUrl',
  'imagePosition',
  'imageAltText',
])
const amounts: ReadonlySet<ColumnKey> = new Set<ColumnKey>([
  'price',
  'compareAtPrice',
  'cost',
  'inventoryQuantity',
  'grams',
  'imagePosition',
])
const keywords: ReadonlySet<ColumnKey> = new Set<ColumnKey>([
  'published',
  'status',
  'chargeTax',
  'inventoryTracker',
  'inventoryPolicy',
  'weightUnit',
  'requiresShipping',
  'fulfillmentService',
  'giftCard',
])

interface FileColumn {
  readonly id: string
  readonly column: number
  /** Unknown where only the contents tell. */
  readonly level: ColumnLevel | undefined
  readonly meaning: Meaning
}

function levelOfKey(key: ColumnKey): ColumnLevel {
  if (imageKeys.has(key)) return 'image'
  return variantColumns.has(key) ? 'variant' : 'product'
}

function meaningOfKey(key: ColumnKey): Meaning {
  if (key === 'tags') return 'tags'
  if (amounts.has(key)) return 'amount'
  return keywords.has(key) ? 'keyword' : 'text'
}

/** Lists the columns of a file that are known by more than their name. */
function knownColumns({ columns }: ProductTable): FileColumn[] {
  const known: FileColumn[] = []
  for (const key of Object.keys(columnNames) as ColumnKey[]) {
    const column = columns.find(key)
    if (column === undefined) continue
    known.push({ id: key, column, level: levelOfKey(key), meaning: meaningOfKey(key) })
  }
  for (const [market, { included, price, compareAtPrice }] of columns.markets) {
    const places = { included, price, compareAtPrice }
    for (const [key, column] of Object.entries(places)) {
      if (column === undefined) continue
      const isIncluded = key === 'included'
      known.push({
        id: `${key} / ${market}`,
        column,
        level: isIncluded ? 'product' : 'variant',
        meaning: isIncluded ? 'keyword' : 'amount',
      })
    }
  }
  for (const { column, namespace, key } of columns.metafields) {
    known.push({ id: `${namespace}.${key}`, column, level: 'product', meaning: 'text' })
  }
  return known
}

/** Describes all columns of a file but the handle; of columns with the same meaning each has an id. */
function describeColumns(products: ProductTable): FileColumn[] {
  const { header } = products.table
  const known = new Map(knownColumns(products).map((each) => [each.column, each]))
  const handle = products.columns.find('handle')
  const seen = new Map<string, number>()
  return header.flatMap((name, column) => {
    if (column === handle) return []
    const unknown: FileColumn = {
      id: `“${foldColumnName(name)}”`,
      column,
      level: undefined,
      meaning: 'text',
    }
    const found = known.get(column) ?? unknown
    const count = (seen.get(found.id) ?? 0) + 1
    seen.set(found.id, count)
    return [count === 1 ? found : { ...found, id: `${found.id} ${count}` }]
  })
}

/** Whether a column has values in rows after the first one of a product. */
function isBelowFirst({ table, products }: ProductTable, column: number): boolean {
  return products.some(({ firstRow, endRow }) => {
    for (let row = firstRow + 1; row < endRow; row += 1) {
      if (!table.isBlank(row, column)) return true
    }
    return false
  })
}

/**
 * Pairs the columns of two exports by what they mean: under the names of today's template and of
 * older ones, by market, by metafield, else by name. A column that nobody knows belongs to variants
 * if one of the files has values of it below the first row of a product.
 */
export function pairColumns(earlier: ProductTable, later: ProductTable): ColumnPairs {
  const others = new Map(describeColumns(earlier).map((each) => [each.id, each]))
  const columns: ComparedColumn[] = []
  const added: string[] = []
  for (const { id, column, level, meaning } of describeColumns(later)) {
    const name = later.table.header[column] ?? ''
    const other = others.get(id)
    others.delete(id)
    if (!other) {
      added.push(name)
      continue
    }
    const found = () =>
      isBelowFirst(earlier, other.column) || isBelowFirst(later, column) ? 'variant' : 'product'
    columns.push({
      id,
      name,
      earlier: other.column,
      later: column,
      level: level ?? found(),
      meaning,
    })
  }
  const missing = [...others.values()].map(({ column }) => earlier.table.header[column] ?? '')
  return { columns, added, missing }
}
