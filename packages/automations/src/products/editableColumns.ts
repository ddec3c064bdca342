import { columnNames, type ColumnKey } from './columnNames.ts'
import { Columns, foldColumnName, metafieldIn } from './Columns.ts'
import type { ProductTable } from './ProductTable.ts'

/** Bearer of the values of a column. That of a column which is not Shopify’s follows from its rows. */
type ColumnOwner = 'product' | 'variant' | 'picture' | 'by-rows'

/** Values that a column takes. */
type ColumnValues =
  | { readonly kind: 'text'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'html' | 'tags' | 'boolean' | 'whole' | 'number' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }

/** Reason not to search a column, or not to give it one value. */
export type ColumnRefusal =
  | 'is-handle'
  | 'is-option'
  | 'is-price'
  | 'is-cost'
  | 'is-tracker'
  | 'is-picture'
  | 'is-gift-card'
  | 'is-record'
  | 'is-fixed'
  | 'is-own'

interface ColumnUse {
  readonly of: ColumnOwner
  /** Form of the texts to search, or the reason not to. */
  readonly search: 'text' | 'html' | 'tags' | ColumnRefusal
  /** Values that it takes, or the reason to give it none. */
  readonly set: ColumnValues | ColumnRefusal
}

const text = { kind: 'text' } as const
const boolean = { kind: 'boolean' } as const

const ofProduct = { of: 'product', search: 'text', set: text } as const
const ofSearch = { of: 'by-rows', search: 'text', set: text } as const
const refused = (reason: ColumnRefusal, of: ColumnOwner = 'variant') =>
  ({ of, search: reason, set: reason }) as const
const fixed = (of: ColumnOwner, set: ColumnValues) => ({ of, search: 'is-fixed', set }) as const
const choice = (...choices: readonly string[]) => ({ kind: 'choice', choices }) as const

const option = refused('is-option')

const uses: Readonly<Record<ColumnKey, ColumnUse>> = {
  handle: refused('is-handle', 'product'),
  title: { of: 'product', search: 'text', set: 'is-own' },
  description: { of: 'product', search: 'html', set: { kind: 'html' } },
  vendor: { of: 'product', search: 'text', set: { kind: 'text', min: 2, max: 255 } },
  category: ofProduct,
  type: { of: 'product', search: 'text', set: { kind: 'text', max: 255 } },
  tags: { of: 'product', search: 'tags', set: { kind: 'tags' } },
  published: fixed('product', boolean),
  status: fixed('product', choice('active', 'draft', 'archived')),
  sku: { of: 'variant', search: 'text', set: 'is-own' },
  barcode: { of: 'variant', search: 'text', set: 'is-own' },
  option1Name: option,
  option1Value: option,
  option1LinkedTo: option,
  option2Name: option,
  option2Value: option,
  option2LinkedTo: option,
  option3Name: option,
  option3Value: option,
  option3LinkedTo: option,
  price: refused('is-price'),
  compareAtPrice: refused('is-price'),
  cost: refused('is-cost'),
  chargeTax: fixed('variant', boolean),
  taxCode: { of: 'variant', search: 'text', set: text },
  inventoryTracker: refused('is-tracker'),
  inventoryQuantity: fixed('variant', { kind: 'whole' }),
  inventoryPolicy: fixed('variant', choice('deny', 'continue')),
  grams: fixed('variant', { kind: 'number' }),
  weightUnit: fixed('variant', choice('g', 'kg', 'lb', 'oz')),
  requiresShipping: fixed('variant', boolean),
  fulfillmentService: { of: 'variant', search: 'is-fixed', set: text },
  imageUrl: refused('is-picture', 'picture'),
  imagePosition: refused('is-picture', 'picture'),
  imageAltText: { of: 'picture', search: 'text', set: { kind: 'text', max: 512 } },
  variantImageUrl: refused('is-picture'),
  giftCard: refused('is-gift-card', 'product'),
  seoTitle: ofProduct,
  seoDescription: ofProduct,
  googleCategory: ofSearch,
  gender: ofSearch,
  ageGroup: ofSearch,
}

/** Columns by which other programs, such as Matrixify, find a record. */
const recordName = /(?:^|\s)(?:id|command)$/iu

/** A column with what it is used for. */
export interface EditableColumn extends ColumnUse {
  readonly column: number
  /** Its content, whatever the file calls it. */
  readonly meaning: string
  /** Nothing for a column that is not one of Shopify's. */
  readonly key?: ColumnKey
}

function useOfOther(name: string): ColumnUse {
  if (metafieldIn(name)) return ofProduct
  return recordName.test(name.trim()) ? refused('is-record') : ofSearch
}

const marketUses = {
  included: fixed('by-rows', boolean),
  price: refused('is-price'),
  compareAtPrice: refused('is-price'),
} as const

/** Lists the columns of a header that have a name and a meaning of their own, in its order. */
export function editableColumns(header: readonly string[], columns: Columns): EditableColumn[] {
  const keys = new Map(
    (Object.keys(columnNames) as ColumnKey[]).map((key) => [columns.find(key), key]),
  )
  const ofMarkets = new Map(
    [...columns.markets].flatMap(([market, found]) =>
      (['included', 'price', 'compareAtPrice'] as const).map(
        (key) => [found[key], { ...marketUses[key], meaning: `${key} / ${market}` }] as const,
      ),
    ),
  )
  const metafields = new Map(
    columns.metafields.map(({ column, namespace, key }) => [column, `${namespace}.${key}`]),
  )
  const duplicates = new Set(columns.duplicates)
  return header.flatMap((name, column): EditableColumn[] => {
    if (name.trim() === '' || duplicates.has(column)) return []
    const key = keys.get(column)
    if (key !== undefined) return [{ ...uses[key], column, key, meaning: key }]
    const ofMarket = ofMarkets.get(column)
    if (ofMarket) return [{ ...ofMarket, column }]
    const meaning = metafields.get(column) ?? foldColumnName(name)
    return [{ ...useOfOther(name), column, meaning }]
  })
}

/** Says what a column of this name is used for. */
export function columnUse(name: string): ColumnUse | undefined {
  return editableColumns([name], new Columns([name]))[0]
}

/** Whether a use is the reason not to use a column so. */
export function isRefusal(use: ColumnUse['search'] | ColumnUse['set']): use is ColumnRefusal {
  return typeof use === 'string' && use.startsWith('is-')
}

/** Returns the fewest and the most characters that a column takes. */
export function columnLimits(key: ColumnKey | undefined): { min?: number; max?: number } {
  if (key === 'title') return { max: 255 }
  const set = key === undefined ? undefined : uses[key].set
  return typeof set === 'object' && set.kind === 'text' ? set : {}
}

/**
 * Whether a column has values of variants. One that is not known is looked at: it has if another row
 * than the first of a product has a value.
 */
export function isOfVariants(
  { table, products }: ProductTable,
  { of: owner, column }: EditableColumn,
): boolean {
  if (owner !== 'by-rows') return owner === 'variant'
  return products.some(({ firstRow, endRow }) => {
    for (let row = firstRow + 1; row < endRow; row += 1) {
      if (!table.isBlank(row, column)) return true
    }
    return false
  })
}
