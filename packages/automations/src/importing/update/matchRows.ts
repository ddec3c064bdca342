import { addToGroup } from '../../addToGroup.ts'
import type { ImportedVariant } from '../ImportedProduct.ts'
import type { Mapping } from '../MatchedColumn.ts'
import { importNote, type SuppliedProduct } from '../SuppliedProduct.ts'
import type { StoreVariant, StoreVariants } from './StoreVariants.ts'
import { isMoreCertain, VariantMatcher, type RowMatch } from './VariantMatcher.ts'
import type { UpdateSource } from './UpdateSource.ts'
import type { WrittenFields } from './VariantUpdater.ts'

/** A row of the list with the variant of the store that it is. */
export interface ListedRow {
  readonly source: SuppliedProduct
  readonly variant: ImportedVariant
  /** Its row in the list. */
  readonly row: number
  match: RowMatch
}

/** Finds the code of a row that a spreadsheet damaged, if there is no other to go by. */
function damagedCode(
  { notes }: SuppliedProduct,
  row: number,
  { sku }: ImportedVariant,
  mapping: Mapping,
): string | undefined {
  if (sku !== undefined) return undefined
  const note = notes.find((one) => one.code === 'damaged-code' && one.row === row)
  const target = mapping.columns[note?.column ?? -1]?.target.target
  if (target !== 'sku' && target !== 'barcode') return undefined
  return String(note?.values?.['text'] ?? '')
}

/** Finds the variant of the store that each row of a list is. */
export function matchRows(
  store: StoreVariants,
  { supplied, mapping, options }: UpdateSource,
): readonly ListedRow[] {
  const matcher = new VariantMatcher(store, options.match)
  return supplied.flatMap((source): ListedRow[] =>
    source.product.variants.flatMap((variant) => {
      const [row] = variant.rows ?? []
      if (row === undefined) return []
      const match = matcher.find(variant, {
        row,
        damaged: damagedCode(source, row, variant, mapping),
        handle: source.hasOwnHandle ? source.product.handle : undefined,
      })
      return { source, variant, row, match }
    }),
  )
}

/** Whether two rows say the same of all that is written. */
function hasSameValues(
  one: ImportedVariant,
  other: ImportedVariant,
  fields: WrittenFields,
): boolean {
  const keys = ['price', 'compareAtPrice', 'cost', 'inventory', 'grams', 'barcode'] as const
  return keys.every((key) => !fields.has(key) || one[key] === other[key])
}

/**
 * Leaves one row for each variant: the one that is surest. Rows that are as sure and say something else
 * are all refused.
 */
export function rejectDuplicates(
  rows: readonly ListedRow[],
  fields: WrittenFields,
  numberOf: (row: number) => number,
): void {
  const byVariant = new Map<StoreVariant, ListedRow[]>()
  for (const listed of rows) {
    if (listed.match.kind === 'found') addToGroup(byVariant, listed.match.variant, listed)
  }
  for (const [variant, same] of byVariant) {
    if (same.length < 2) continue
    const [first, ...others] = same.toSorted((one, other) =>
      isMoreCertain(one.match, other.match) ? -1 : Number(isMoreCertain(other.match, one.match)),
    )
    if (!first) continue
    const refuse = (listed: ListedRow, other: ListedRow) => {
      const values = { sku: variant.sku || variant.barcode, first: numberOf(other.row) }
      const isRepeated = hasSameValues(listed.variant, other.variant, fields)
      const [tone, code] = isRepeated
        ? (['info', 'listed-again'] as const)
        : (['conflict', 'listed-twice'] as const)
      const note = importNote(tone, code, values, { row: listed.row })
      listed.match = { kind: 'refused', note, candidates: [variant] }
    }
    const isSure = others.every(
      (other) =>
        isMoreCertain(first.match, other.match) ||
        hasSameValues(first.variant, other.variant, fields),
    )
    for (const other of others) refuse(other, first)
    if (!isSure && others[0]) refuse(first, others[0])
  }
}
