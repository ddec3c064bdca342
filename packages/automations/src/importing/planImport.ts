import type { BulkImporterOptions } from '../automations/bulk-products-importer/options.ts'
import type { ProductImporterOptions } from '../automations/product-importer/options.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { columnNotes } from './columnNotes.ts'
import type { ImportNote, ImportPlan, ImportState, PlannedProduct } from './ImportPlan.ts'
import { canBeWritten, countPlan } from './countPlan.ts'
import { findColumn, type Mapping, type SavedMapping } from './MatchedColumn.ts'
import { compareProduct, ExportIndex, findGone, findMatch } from './matchExport.ts'
import type { OptionNames } from './optionNames.ts'
import type { PageReading } from './pages/PageReading.ts'
import { readMapping } from './readMapping.ts'
import { settleProduct, withFreeHandles, type ImportSettings, type Settled } from './settle.ts'
import { listNotes } from './sourceNotes.ts'
import { importNote, type SuppliedProduct } from './SuppliedProduct.ts'
import type { SupplierList } from './SupplierList.ts'
import { readSupplierProducts } from './supplierProducts.ts'
import type { TargetName } from './targets.ts'
import { planUpdate } from './update/planUpdate.ts'

/** Context of an import beside its source and its options. */
export interface ImportContext {
  /** The open export of the store, to compare with. @default none */
  readonly export?: ProductTable
  /** Mapping that was saved for the supplier. @default nothing */
  readonly saved?: SavedMapping
  /** Names of options that the source has no name for. @default in English */
  readonly optionNames?: OptionNames
}

/** An import in the making. It yields the number of rows it has been through. */
export type ImportPlanning = Generator<number, ImportPlan, void>

type Include = BulkImporterOptions['include']

function isSelected(state: ImportState, include: Include): boolean {
  if (include === 'all') return true
  if (state === 'new') return include !== 'changed'
  return include !== 'new' && state === 'changed'
}

function createPlannedProduct(
  { product, notes, rows }: Settled,
  state: ImportState,
  { changes, kept }: Pick<PlannedProduct, 'changes' | 'kept'>,
  include: Include,
): PlannedProduct {
  const isIncluded = canBeWritten({ product, notes }) && isSelected(state, include)
  return { product, state, changes, kept, notes, rows, isIncluded }
}

const nothingCompared = { changes: [], kept: [] } as const

/** Refuses a product that is one of the store which another product of the source is already. */
function rejectDuplicate(
  settled: Settled,
  index: ExportIndex,
  double: number | undefined,
): Settled {
  if (double === undefined) return settled
  const note = importNote('conflict', 'same-product', { handle: index.product(double).handle })
  return { ...settled, notes: [...settled.notes, note] }
}

/** Compares products with the open export, if there is one. */
function compareAll(
  settled: readonly Settled[],
  index: ExportIndex | undefined,
  include: Include,
): Pick<ImportPlan, 'products' | 'gone'> {
  if (!index) {
    const free = withFreeHandles(settled)
    return {
      products: free.map((one) => createPlannedProduct(one, 'new', nothingCompared, include)),
      gone: [],
    }
  }
  const taken = new Set<number>()
  const matches = settled.map((one) => {
    const match = findMatch(index, one)
    // Two products of a source cannot both be one of the store.
    if (match === undefined || taken.has(match)) return { match: undefined, double: match }
    taken.add(match)
    return { match, double: undefined }
  })
  const compared = settled.map((one, at) => {
    const match = matches[at]?.match
    return match === undefined ? undefined : compareProduct(index, match, one)
  })
  const free = withFreeHandles(
    settled.map(
      (one, at) => compared[at]?.settled ?? rejectDuplicate(one, index, matches[at]?.double),
    ),
    index.handles,
    (at) => compared[at] !== undefined,
  )
  const products = free.map((one, at) => {
    const found = compared[at]
    if (!found) return createPlannedProduct(one, 'new', nothingCompared, include)
    return createPlannedProduct(one, found.changes.length > 0 ? 'changed' : 'same', found, include)
  })
  const skus = settled.flatMap(({ product }) => product.variants.flatMap(({ sku }) => sku ?? []))
  return { products, gone: findGone(index, taken, skus) }
}

/**
 * Plans how products of any source become an export.
 *
 * @param include which products are written, compared with the export
 */
export function planProducts(
  supplied: readonly SuppliedProduct[],
  settings: ImportSettings,
  {
    include = 'all',
    ...context
  }: Pick<ImportContext, 'export'> & { readonly include?: Include } = {},
  notes: readonly ImportNote[] = [],
): ImportPlan {
  const settled = supplied.map((one) => settleProduct(one, settings))
  const index = context.export && new ExportIndex(context.export)
  const { products, gone } = compareAll(settled, index, include)
  const plan = { products, notes, gone }
  const counts = countPlan(plan)
  return { ...plan, counts, ...(counts.included === 0 && { nothing: 'none-included' as const }) }
}

/** Returns what the options of the importer of lists set for all products. */
function listSettings(options: BulkImporterOptions): ImportSettings {
  const { price, factor, ending, vendor, status, images } = options
  return {
    price: price === 'cost' ? { kind: 'multiply', of: 'cost', by: factor } : { kind: 'same' },
    ending,
    ...(vendor !== '' && { vendor }),
    status,
    hasImages: images === 'keep',
  }
}

/** Whether a list updates the open export: prices, stock and the like of the variants that it has. */
export function isUpdate({ work, existing }: BulkImporterOptions, context: ImportContext): boolean {
  return work === 'update' && existing && context.export !== undefined
}

/**
 * Plans how a supplier's list becomes an export: which products and variants its rows are, and which
 * of them are new or changed beside the open export; or how it updates the open export.
 */
export function* planImport(
  list: SupplierList,
  options: BulkImporterOptions,
  context: ImportContext = {},
): ImportPlanning {
  const mapping = readMapping(list, options, context.saved, context.optionNames)
  const ofColumns = [...listNotes(list), ...columnNotes(list, mapping)]
  const updates = isUpdate(options, context)
  const needed: readonly TargetName[] = updates ? ['sku', 'barcode', 'handle'] : ['title', 'sku']
  if (!needed.some((target) => findColumn(mapping, target))) {
    const plan = { products: [], notes: ofColumns, gone: [] }
    const nothing = updates ? 'no-code' : 'no-title-or-sku'
    return { mapping, ...plan, counts: countPlan(plan), nothing }
  }
  const { products, notes } = yield* readSupplierProducts(list, mapping, context.optionNames)
  if (updates && context.export) {
    const settings = listSettings(options)
    const source = {
      supplied: products,
      notes: [...ofColumns, ...notes],
      mapping,
      options,
      settings,
    }
    return planUpdate(context.export, source, (row) => list.numberOf(row))
  }
  const { existing, include } = options
  const compares = existing && context.export !== undefined
  const plan = planProducts(
    products,
    listSettings(options),
    compares ? { export: context.export, include } : {},
    [...ofColumns, ...notes],
  )
  return { mapping, ...plan }
}

/** Plans how the products of a page become an export. */
export function planPage(
  { products }: Pick<PageReading, 'products'>,
  options: ProductImporterOptions,
): ImportPlan {
  const { price, factor, amount, ending, vendor, status, images } = options
  const rule: ImportSettings['price'] =
    price === 'multiply'
      ? { kind: 'multiply', of: 'price', by: factor }
      : price === 'add'
        ? { kind: 'add', amount }
        : { kind: 'same' }
  return planProducts(
    products.map(({ product, notes }) => ({ product, hasOwnHandle: false, notes, rows: [] })),
    {
      price: rule,
      ending,
      ...(vendor !== '' && { vendor, isVendorForAll: true }),
      status,
      hasImages: images === 'keep',
    },
  )
}

/** Says where prices come from if nobody chose it: from what the owner pays, if that is all a list has. */
export function suggestPrice(mapping: Mapping): BulkImporterOptions['price'] {
  const isPriced = findColumn(mapping, 'price') ?? findColumn(mapping, 'salePrice')
  return !isPriced && findColumn(mapping, 'cost') ? 'cost' : 'column'
}

/** Lists the products of a plan that are written. */
export function includedProducts({ products }: ImportPlan): readonly PlannedProduct['product'][] {
  return products.flatMap(({ isIncluded, product }) => (isIncluded ? product : []))
}
