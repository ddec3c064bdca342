import { byPlace, type Patch } from '../../patches/Patch.ts'
import { readExportProduct, withoutRows } from '../exportProduct.ts'
import type { FieldChange, ImportNote, PlannedProduct, SettledVariant } from '../ImportPlan.ts'
import type { ImportedVariant } from '../ImportedProduct.ts'
import { setGiven, type Draft } from '../setGiven.ts'
import { priceOf, type ImportSettings } from '../settle.ts'
import type { SuppliedProduct } from '../SuppliedProduct.ts'
import type { ListedRow } from './matchRows.ts'
import type { StoreVariants } from './StoreVariants.ts'
import { defaultFields } from './updateFields.ts'
import { updateTexts } from './updateTexts.ts'
import type { VariantUpdater, WrittenFields } from './VariantUpdater.ts'

/** The notes on a row that count whatever product it is part of. */
function notesOfRow({ notes }: SuppliedProduct, row: number): readonly ImportNote[] {
  return notes.filter(
    (note) => note.row === row && note.code !== 'duplicate-sku' && note.code !== 'differs',
  )
}

const variantFields: ReadonlySet<string> = new Set(defaultFields)

function isVariantField(field: string): field is (typeof defaultFields)[number] {
  return variantFields.has(field)
}

/** Gives a variant of the store what is written of it. */
function withValues(
  variant: SettledVariant,
  given: ImportedVariant,
  changes: readonly FieldChange[],
  row: number,
): SettledVariant {
  const next: Draft<SettledVariant> = { ...variant, rows: [row] }
  for (const { field } of changes) {
    if (isVariantField(field)) setGiven(next, field, given[field])
  }
  return next
}

/** Plans what becomes of a product of the store. */
export function updateProduct(
  store: StoreVariants,
  index: number,
  rows: readonly ListedRow[],
  fields: WrittenFields,
  updater: VariantUpdater,
  settings: ImportSettings,
): PlannedProduct {
  const { products } = store
  const before = readExportProduct(products, products.products[index]!)
  const sources = new Set(rows.map(({ source }) => source))
  const texts = updateTexts(products, products.products[index]!, sources, fields)
  const patches: Patch[] = [...texts.patches]
  const changes: FieldChange[] = [...texts.changes]
  const notes: ImportNote[] = [...texts.notes]
  const variants = before.variants.map((variant) => withoutRows(variant))
  const matched: number[] = []
  for (const { match, source, variant, row } of rows) {
    if (match.kind !== 'found') continue
    const { place } = match.variant
    const { price: _, ...rest } = variant
    const price = priceOf(variant, settings)
    const given: ImportedVariant = price === undefined ? rest : { ...rest, price }
    const isOther = match.notes.some(({ code }) => code === 'barcode-elsewhere')
    const found = updater.update(match.variant.row, place, given, row, isOther)
    matched.push(place)
    patches.push(...found.patches)
    changes.push(...found.changes)
    notes.push(...match.notes, ...notesOfRow(source, row), ...found.notes)
    variants[place] = withValues(before.variants[place]!, given, found.changes, row)
  }
  return {
    product: { ...before, variants },
    state: patches.length > 0 ? 'changed' : 'same',
    changes,
    kept: [],
    notes,
    rows: rows.map(({ row }) => row),
    isIncluded: patches.length > 0,
    update: {
      product: index,
      matched: matched.toSorted((one, other) => one - other),
      patches: patches.toSorted(byPlace),
    },
  }
}
