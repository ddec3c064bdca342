import { Changes, productsPerStep } from '../../plan/Changes.ts'
import { createNote, type NoteMaker } from '../../plan/note.ts'
import type { Note, Planning, PreviewColumn } from '../../plan/Plan.ts'
import type { PlanContext } from '../../plan/Planner.ts'
import { isGiftCard } from '../../products/cells.ts'
import type { ColumnKey } from '../../products/columnNames.ts'
import { isWrittenInCapitals } from '../../products/isWrittenInCapitals.ts'
import type { ProductTable } from '../../products/ProductTable.ts'
import { filterProducts, filterVariants } from '../../scope/filterProducts.ts'
import { storeTracker } from '../../scope/scopeChoices.ts'
import { foldCase } from '../../text/fold.ts'
import type { RemoveTrackQuantityOptions, strings } from './options.ts'

type Texts = typeof strings

const note: NoteMaker<keyof Texts['notes']> = createNote
const giftCard = note('review', 'gift-card')

/** Value of the policy column where selling goes on without stock. */
const continuePolicy = 'continue'

/** Whether a quantity is a number that is zero or less; an empty cell says nothing. */
function isUsedUp(quantity: string): boolean {
  const digits = quantity.trim().replace(/^'/u, '')
  return digits !== '' && Number(digits) <= 0
}

/** The columns that the preview shows. */
function previewColumns(
  { columns }: ProductTable,
  { policy, back }: RemoveTrackQuantityOptions,
): PreviewColumn[] {
  const written = new Set<ColumnKey>([
    'inventoryTracker',
    ...(policy && !back ? (['inventoryPolicy'] as const) : []),
  ])
  const shown = [
    ['tracker', 'inventoryTracker'],
    ['quantity', 'inventoryQuantity'],
    ['policy', 'inventoryPolicy'],
  ] as const satisfies readonly (readonly [keyof Texts['columns'], ColumnKey])[]
  return shown.flatMap(([key, name]): PreviewColumn[] => {
    const column = columns.find(name)
    if (column === undefined) return []
    return [
      {
        kind: 'cell',
        key,
        column,
        ...(name === 'inventoryQuantity' && { isNumber: true }),
        ...(!written.has(name) && { isContext: true }),
      },
    ]
  })
}

/**
 * Plans which variants the store stops or starts tracking. An empty tracker means that a variant is
 * not tracked; quantities stay, and so do policies unless `policy` is on.
 */
export function* plan(
  products: ProductTable,
  options: RemoveTrackQuantityOptions,
  { lastJob }: PlanContext,
): Planning {
  const { table, columns } = products
  const { which, back } = options
  const changes = new Changes<keyof Texts['reasons']>(table)
  const preview = previewColumns(products, options)
  const trackerColumn = columns.find('inventoryTracker')
  const quantityColumn = columns.find('inventoryQuantity')
  if (trackerColumn === undefined) return changes.finish(preview, 'no-column')
  const needsQuantity = !back && which === 'zero'
  if (needsQuantity && quantityColumn === undefined) return changes.finish(preview, 'no-quantity')
  const policyColumn = options.policy && !back ? columns.find('inventoryPolicy') : undefined
  const policy =
    policyColumn !== undefined && isWrittenInCapitals(products, policyColumn)
      ? continuePolicy.toUpperCase()
      : continuePolicy
  const passes = filterProducts(products, options.scope, lastJob)
  const chooses = filterVariants(products, options.scope, lastJob)
  let hasProducts = false

  /** Whether a variant stops being tracked. */
  function stops(row: number, isOfStore: boolean): boolean {
    if (which === 'service') return !isOfStore
    if (!isOfStore) return false
    if (which === 'all') return true
    return quantityColumn !== undefined && isUsedUp(table.text(row, quantityColumn))
  }

  for (const [index, product] of products.products.entries()) {
    if (index % productsPerStep === 0) yield index
    if (!passes(product)) continue
    hasProducts = true
    const isGift = isGiftCard(products, product)
    if (back && isGift) continue
    for (let row = product.firstRow; row < product.endRow; row += 1) {
      if (chooses && !chooses(product, row)) continue
      if (back) {
        if (table.text(row, trackerColumn).trim() !== '') continue
        if (products.isVariant(product, row)) changes.set(row, trackerColumn, storeTracker)
        continue
      }
      if (table.isBlank(row, trackerColumn)) continue
      const tracker = table.text(row, trackerColumn).trim()
      const isOfStore = foldCase(tracker) === storeTracker
      if (tracker === '' || !stops(row, isOfStore)) continue
      const notes: Note[] = []
      if (!isOfStore) notes.push(note('review', 'service', { name: tracker }))
      if (isGift) notes.push(giftCard)
      changes.set(row, trackerColumn, '', notes)
      if (policyColumn === undefined) continue
      const isContinued = foldCase(table.text(row, policyColumn).trim()) === continuePolicy
      if (!isContinued) changes.set(row, policyColumn, policy)
    }
  }

  const done = back ? 'all-tracked' : 'none-tracked'
  const excluded = options.qty && quantityColumn !== undefined ? [quantityColumn] : []
  return changes.finish(preview, hasProducts ? done : 'no-products', excluded)
}
