import type { Note, Plan } from '../plan/Plan.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { variantName } from '../products/variantName.ts'
import { textOfPatch, type PatchIndex } from './PatchIndex.ts'
import type { PatchStates } from './PatchStates.ts'
import type { PreviewCell, PreviewRow } from './rows.ts'

export interface PreviewSource {
  /** The products of the table that the plan is for. */
  readonly products: ProductTable
  readonly plan: Plan
  /** Gives the row number in the source file, with the header as 1. */
  readonly numberOf: (row: number) => number
  /** Gives the line of the source file that a row begins on, with the first as 1. */
  readonly lineOf: (row: number) => number
}

export interface ReadOptions extends PreviewSource {
  readonly index: PatchIndex
  readonly states: PatchStates
}

/** Lists the notes of patches, each once. */
function notesOf({ notes }: Plan, patches: readonly number[]): Note[] {
  const found = new Map<string, Note>()
  for (const patch of patches) {
    for (const note of notes.get(patch) ?? []) found.set(JSON.stringify(note), note)
  }
  return [...found.values()]
}

function inclusion(included: number, excluded: number): Pick<PreviewRow, 'included'> {
  if (included + excluded === 0) return {}
  if (excluded === 0) return { included: true }
  return { included: included === 0 ? false : 'mixed' }
}

/** Reads the cells of a row in the order of the plan's columns; empty for those not to show. */
function readCells(
  { products: { table }, plan, index, states }: ReadOptions,
  row: number,
  shows: (column: number) => boolean,
  computes: boolean,
): PreviewCell[] {
  const patches = new Map(index.ofRow(row).map((patch) => [plan.patches[patch]![1], patch]))
  const newText = (patch: number) => textOfPatch(plan.patches[patch]![3])
  const textAfter = (column: number) => {
    const patch = patches.get(column)
    return patch !== undefined && states.isIncluded(patch)
      ? newText(patch)
      : table.text(row, column)
  }
  return plan.columns.map((column): PreviewCell => {
    if (column.kind === 'computed') {
      const computed = computes ? column.valueOf(row, textAfter) : undefined
      return computed ? { computed } : {}
    }
    if (!shows(column.column)) return {}
    const before = table.text(row, column.column)
    const patch = patches.get(column.column)
    if (patch === undefined) return { before }
    return {
      before,
      after: newText(patch),
      ...(states.isExcluded(patch) && { isExcluded: true }),
      ...(index.conflicts[patch] === 1 && { isConflict: true }),
    }
  })
}

/**
 * Reads the row of a product.
 *
 * @param position where it is in the list
 * @param isExpanded whether the list shows rows below it; nothing if there are none
 */
export function readProduct(
  options: ReadOptions,
  position: number,
  product: number,
  isExpanded: boolean | undefined,
): PreviewRow {
  const { products, plan, index, states, numberOf, lineOf } = options
  const found = products.products[product]!
  const { firstRow, handle } = found
  return {
    kind: 'product',
    index: position,
    product,
    row: firstRow,
    number: numberOf(firstRow),
    line: lineOf(firstRow),
    name: products.text(firstRow, 'title') || handle,
    changed: index.rowsOf(product).length,
    variants: products.variantRows(found).length,
    ...(isExpanded !== undefined && { isExpanded }),
    ...inclusion(states.included[product]!, states.excluded[product]!),
    needsReview: states.reviews[product]! > 0,
    cells: readCells(
      options,
      firstRow,
      (column) => index.productColumns.has(column),
      !index.hasVariantColumns,
    ),
    notes: notesOf(plan, index.ofProductRow(product)),
  }
}

/**
 * Reads a row below a product.
 *
 * @param position where it is in the list
 */
export function readVariant(
  options: ReadOptions,
  position: number,
  product: number,
  row: number,
): PreviewRow {
  const { products, plan, index, states, numberOf, lineOf } = options
  const own = index.ofVariantRow(product, row)
  const changing = new Set(own.map((patch) => plan.patches[patch]![1]))
  return {
    kind: 'variant',
    index: position,
    product,
    row,
    number: numberOf(row),
    line: lineOf(row),
    name: variantName(products, row),
    ...inclusion(
      own.filter((patch) => states.isIncluded(patch)).length,
      own.filter((patch) => states.isExcluded(patch)).length,
    ),
    needsReview: own.some((patch) => states.needsReview(patch)),
    cells: readCells(
      options,
      row,
      (column) => !index.productColumns.has(column) || changing.has(column),
      index.hasVariantColumns,
    ),
    notes: notesOf(plan, own),
  }
}
