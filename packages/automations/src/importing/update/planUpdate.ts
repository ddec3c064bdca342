import { addToGroup } from '../../addToGroup.ts'
import type { BulkImporterOptions } from '../../automations/bulk-products-importer/options.ts'
import type { ProductTable } from '../../products/ProductTable.ts'
import { goneProducts } from '../goneProducts.ts'
import type { ImportNote, ImportPlan, OfferedField, PlannedProduct } from '../ImportPlan.ts'
import { canBeWritten, countPlan } from '../countPlan.ts'
import { findColumn, type Mapping, type MatchedColumn } from '../MatchedColumn.ts'
import { settleProduct, withFreeHandles, type ImportSettings, type Settled } from '../settle.ts'
import { importNote, type SuppliedProduct } from '../SuppliedProduct.ts'
import { matchRows, rejectDuplicates, type ListedRow } from './matchRows.ts'
import { StoreVariants } from './StoreVariants.ts'
import type { UpdateSource } from './UpdateSource.ts'
import { fieldPlaces, updateFieldNames, type UpdateField } from './updateFields.ts'
import { updateProduct } from './updateProduct.ts'
import { VariantUpdater, type WrittenField, type WrittenFields } from './VariantUpdater.ts'

/** Finds the column of a list that a field is read from. */
function sourceOf(
  field: UpdateField,
  { mapping, options }: UpdateSource,
): MatchedColumn | undefined {
  if (field === 'price' && options.price === 'cost') return findColumn(mapping, 'cost')
  const [column] = fieldPlaces[field].targets.flatMap((target) => findColumn(mapping, target) ?? [])
  // In a list with sale prices the other one is what they are compared to.
  const isCompared = field === 'compareAtPrice' && findColumn(mapping, 'salePrice') !== undefined
  return column ?? (isCompared ? findColumn(mapping, 'price') : undefined)
}

/** The fields that an update writes, and those that it could. */
interface ChosenFields {
  readonly fields: WrittenFields
  readonly offered: readonly OfferedField[]
  readonly notes: readonly ImportNote[]
}

/** Decides which fields are written: those that are ticked, and that both the list and the export have. */
function writtenFields({ columns }: ProductTable, source: UpdateSource): ChosenFields {
  const fields = new Map<UpdateField, WrittenField>()
  const offered: OfferedField[] = []
  const notes: ImportNote[] = []
  const ticked = new Set<string>(source.options.update)
  for (const field of updateFieldNames) {
    const from = sourceOf(field, source)
    if (!from) continue
    const column = columns.find(fieldPlaces[field].column)
    if (column !== undefined) {
      offered.push({ field, column: from.name })
      if (ticked.has(field)) fields.set(field, { column, from })
      continue
    }
    if (!ticked.has(field)) continue
    const code = field === 'inventory' ? 'no-stock-column' : 'no-column'
    notes.push(importNote('review', code, { column: from.name }, { column: from.column }))
  }
  const hasMarketPrices = [...columns.markets.values()].some(({ price }) => price !== undefined)
  if (fields.has('price') && hasMarketPrices) notes.push(importNote('info', 'markets-stay'))
  return { fields, offered, notes }
}

/** Returns a product with only some of its rows. */
function partOf(source: SuppliedProduct, rows: readonly ListedRow[]): SuppliedProduct {
  const own = new Set(rows.map(({ row }) => row))
  return {
    ...source,
    product: { ...source.product, variants: rows.map(({ variant }) => variant) },
    notes: source.notes.filter(({ row }) => row === undefined || own.has(row)),
    rows: [...own],
  }
}

const nothingCompared = { changes: [], kept: [] } as const

/** The rows of a source that are no variant of the store, as a product to add or to refuse. */
function describeUnmatched(
  store: StoreVariants,
  source: SuppliedProduct,
  rows: readonly ListedRow[],
  settings: ImportSettings,
): { readonly settled: Settled; readonly isNew: boolean } | undefined {
  const refused = rows.flatMap(({ match }) => (match.kind === 'refused' ? match.note : []))
  const found = rows.find(({ match }) => match.kind === 'found')?.match
  const others = rows.filter(({ match }) => match.kind !== 'found')
  const none = rows.filter(({ match }) => match.kind === 'none')
  if (others.length === 0) return undefined
  const own = source.hasOwnHandle ? store.withHandle(source.product.handle) : undefined
  const product = found?.kind === 'found' ? found.variant.product : own
  const isNew = product === undefined && refused.length === 0
  const settled = settleProduct(partOf(source, others), settings)
  if (isNew) return { settled, isNew }
  const title =
    product === undefined
      ? source.product.title
      : (store.products.products[product]?.handle ?? source.product.title)
  const notes = [
    ...refused,
    ...none.map(({ row }) => importNote('conflict', 'new-variant', { title }, { row })),
  ]
  return { settled: { ...settled, notes }, isNew }
}

/** Returns how the prices of new products are made: from costs, where a list has nothing else. */
function newSettings({ mapping, options, settings }: UpdateSource): {
  readonly settings: ImportSettings
  readonly notes: readonly ImportNote[]
} {
  const isPriced = findColumn(mapping, 'price') ?? findColumn(mapping, 'salePrice')
  if (options.price !== 'column' || isPriced || !findColumn(mapping, 'cost'))
    return { settings, notes: [] }
  const { factor } = options
  return {
    settings: { ...settings, price: { kind: 'multiply', of: 'cost', by: factor } },
    notes: [importNote('review', 'price-from-cost', { n: factor })],
  }
}

/** Leaves a product out if the owner does not want those of its state. */
function applyInclude(
  product: PlannedProduct,
  include: BulkImporterOptions['include'],
): PlannedProduct {
  const isWanted = include !== (product.state === 'new' ? 'changed' : 'new')
  return isWanted ? product : { ...product, isIncluded: false }
}

/** A product that the store does not have. */
function addedProduct(settled: Settled, more: readonly ImportNote[]): PlannedProduct {
  const { product, rows } = settled
  const notes = [...settled.notes, ...more]
  const isIncluded = canBeWritten(settled)
  return { product, ...nothingCompared, notes, rows, state: 'new', isIncluded }
}

/** A product with the rows of a list that are left out. */
function refusedProduct({ product, notes, rows }: Settled): PlannedProduct {
  return { product, ...nothingCompared, notes, rows, state: 'unmatched', isIncluded: false }
}

/**
 * Plans how a list updates the store: each row is matched with a variant of the open export by its SKU
 * or barcode, and only the ticked fields of it are written, as patches. What the list does not name
 * stays. Rows that are no variant of the store are new products; those of which it is not sure are
 * refused.
 *
 * @param numberOf the number of a row of the list in its file
 */
export function planUpdate(
  products: ProductTable,
  source: UpdateSource,
  numberOf: (row: number) => number,
): ImportPlan {
  const { supplied, mapping, options, settings } = source
  const store = new StoreVariants(products)
  const chosen = writtenFields(products, source)
  const { fields } = chosen
  const rows = matchRows(store, source)
  rejectDuplicates(rows, fields, numberOf)
  const updater = new VariantUpdater(products, fields)
  const forNew = newSettings(source)

  const byProduct = new Map<number, ListedRow[]>()
  const bySource = new Map<SuppliedProduct, ListedRow[]>()
  for (const listed of rows) {
    addToGroup(bySource, listed.source, listed)
    if (listed.match.kind === 'found') addToGroup(byProduct, listed.match.variant.product, listed)
  }
  const updated = Array.from(byProduct, ([index, own]) =>
    updateProduct(store, index, own, fields, updater, settings),
  )
  const others = supplied.flatMap((one) => {
    const own = describeUnmatched(store, one, bySource.get(one) ?? [], forNew.settings)
    return own ?? []
  })
  const handles = new Set(products.products.map(({ handle }) => handle))
  const added = withFreeHandles(
    others.flatMap(({ settled, isNew }) => (isNew ? settled : [])),
    handles,
  ).map((settled) => addedProduct(settled, forNew.notes))
  const refused = others.flatMap(({ settled, isNew }) => (isNew ? [] : refusedProduct(settled)))
  const all = [...updated, ...added, ...refused]
    .map((product) => applyInclude(product, options.include))
    .toSorted((one, other) => (one.rows[0] ?? 0) - (other.rows[0] ?? 0))

  const listed = new Set(
    rows.flatMap(({ match }) => {
      if (match.kind === 'found') return match.variant.row
      return match.kind === 'refused' ? match.candidates.map(({ row }) => row) : []
    }),
  )
  const gone = goneProducts(products, new Set(byProduct.keys()), (row) => listed.has(row))
  const notes = [...source.notes, ...chosen.notes]
  return finishPlan({ mapping, products: all, notes, gone }, store, chosen)
}

/** Lists the patches of a product that are written. */
const writtenPatches = ({ update, isIncluded }: PlannedProduct) =>
  isIncluded ? (update?.patches ?? []) : []

function finishPlan(
  parts: Pick<ImportPlan, 'products' | 'notes' | 'gone'> & { readonly mapping: Mapping },
  store: StoreVariants,
  { fields, offered }: ChosenFields,
): ImportPlan {
  const { products } = parts
  const counts = countPlan(parts)
  const sum = (amountOf: (product: PlannedProduct) => number) =>
    products.reduce((total, product) => total + amountOf(product), 0)
  const matched = sum(({ update }) => update?.matched.length ?? 0)
  const isChanged = counts.changed + counts.new > 0
  return {
    ...parts,
    counts,
    update: {
      offered,
      fields: [...fields.keys()],
      stored: store.all.length,
      matched,
      updated: sum((product) => new Set(writtenPatches(product).map(([row]) => row)).size),
      cells: sum((product) => writtenPatches(product).length),
      unmatched: sum(({ state, rows }) => (state === 'unmatched' ? rows.length : 0)),
    },
    ...(counts.included === 0 && {
      nothing: isChanged
        ? ('none-included' as const)
        : matched > 0
          ? ('nothing-new' as const)
          : ('none-matched' as const),
    }),
  }
}
