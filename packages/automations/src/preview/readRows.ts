import type { Patch } from '../patches/Patch.ts'
import type { Note, Plan, Remark } from '../plan/Plan.ts'
import type { Product, ProductTable } from '../products/ProductTable.ts'
import { cellOf } from '../jobs/cellKey.ts'
import { pictureName, variantName } from '../products/variantName.ts'
import { hasMarkup, htmlText } from '../text/htmlText.ts'
import { fieldName } from './fieldName.ts'
import { textOfPatch, type PatchIndex } from './PatchIndex.ts'
import type { PatchStates } from './PatchStates.ts'
import type { PreviewCell, PreviewRow } from './rows.ts'

export interface PreviewSource {
  /** The products of the table that the plan is for. */
  readonly products: ProductTable
  readonly plan: Plan
  /** Marks the rows that stay as they are with 1. @default none */
  readonly leftOut?: Uint8Array
  /** Returns why a cell is never written, whatever its text. @default none is */
  readonly lockOf?: (row: number, column: number) => string | undefined
  /** Returns why a text by hand is not taken beside the other changes of its product. @default all are taken */
  readonly refusalOf?: (written: Patch, others: readonly Patch[]) => string | undefined
  /** Gives the row number in the source file, with the header as 1. */
  readonly numberOf: (row: number) => number
  /** Gives the line of the source file that a row begins on, with the first as 1. */
  readonly lineOf: (row: number) => number
}

export interface ReadOptions extends PreviewSource {
  /** Whether the plan itself changes a cell, and not only the member by hand. */
  readonly proposes: (row: number, column: number) => boolean
  readonly index: PatchIndex
  readonly states: PatchStates
}

/** Lists the notes of patches and remarks, each once. */
function notesOf(
  { notes }: Plan,
  patches: readonly number[],
  remarks: readonly Remark[] = [],
): Note[] {
  const found = new Map<string, Note>()
  for (const patch of patches) {
    for (const note of notes.get(patch) ?? []) found.set(JSON.stringify(note), note)
  }
  for (const { code, tone, values } of remarks) {
    const note = { code, tone, ...(values && { values }) }
    found.set(JSON.stringify(note), note)
  }
  return [...found.values()]
}

/** Lists the remarks that the row of a product shows: those of its rows that are not listed below it. */
function remarksOfProduct(
  { products, index }: ReadOptions,
  product: number,
  below: Iterable<number>,
): readonly Remark[] {
  if (index.remarks.isEmpty) return []
  const { firstRow, endRow } = products.products[product]!
  const listed = index.isByCell ? undefined : new Set(below)
  return index.remarks.between(firstRow, endRow, (row) => listed?.has(row) !== true)
}

function inclusion(included: number, excluded: number): Pick<PreviewRow, 'included'> {
  if (included + excluded === 0) return {}
  if (excluded === 0) return { included: true }
  return { included: included === 0 ? false : 'mixed' }
}

/** Gives the SKU of a row, where it has one. */
function skuOf({ products }: ReadOptions, row: number): Pick<PreviewRow, 'sku'> {
  const sku = products.text(row, 'sku').trim()
  return sku === '' ? {} : { sku }
}

/** Counts the images of a product, where the file has a column for them. */
function imagesOf(
  { products }: ReadOptions,
  { firstRow, endRow }: Product,
): Pick<PreviewRow, 'images'> {
  const column = products.columns.find('imageUrl')
  if (column === undefined) return {}
  let images = 0
  for (let row = firstRow; row < endRow; row += 1) {
    if (!products.table.isBlank(row, column)) images += 1
  }
  return { images }
}

interface RowCells {
  readonly row: number
  /** Whether to show the cell of a column of the file. */
  readonly shows: (column: number) => boolean
  /** Whether to show computed values. */
  readonly computes: boolean
  /** The column of the changed cell that the row is for. */
  readonly changed?: number
}

/** Reads the cells of a row in the order of the plan's columns; empty for those not to show. */
function readCells(
  { products: { table, columns }, plan, index, states }: ReadOptions,
  { row, shows, computes, changed }: RowCells,
): PreviewCell[] {
  const html = columns.find('description')
  const patches = new Map(index.ofRow(row).map((patch) => [plan.patches[patch]![1], patch]))
  const newText = (patch: number) => textOfPatch(plan.patches[patch]![3])
  const textAfter = (column: number) => {
    const patch = patches.get(column)
    return patch !== undefined && states.isIncluded(patch)
      ? newText(patch)
      : table.text(row, column)
  }
  const readCell = (column: number): PreviewCell => {
    const before = table.text(row, column)
    const patch = patches.get(column)
    if (patch === undefined) return { before }
    const after = newText(patch)
    const isMarkedUp = column === html && (hasMarkup(before) || hasMarkup(after))
    return {
      before,
      after,
      ...(isMarkedUp && { rendered: { before: htmlText(before), after: htmlText(after) } }),
      ...(states.isExcluded(patch) && { isExcluded: true }),
      ...(index.conflicts[patch] === 1 && { isConflict: true }),
      ...(plan.byHand?.has(patch) && { isByHand: true }),
    }
  }
  return plan.columns.map((column): PreviewCell => {
    if (column.kind === 'computed') {
      const computed = computes ? column.valueOf(row, textAfter, changed) : undefined
      return computed ? { computed } : {}
    }
    if ('column' in column) return shows(column.column) ? readCell(column.column) : {}
    if (changed === undefined) return {}
    if (column.kind === 'changed') return readCell(changed)
    return { computed: fieldName(plan, table, changed, row) }
  })
}

/** Whether the list has a row for each changed cell, and the plan changes the title of a product. */
function changesTitle({ products, index, proposes }: ReadOptions, firstRow: number): boolean {
  const title = products.columns.find('title')
  // A title by hand changes while its row is looked at, which must not be called something else then.
  return index.isByCell && title !== undefined && proposes(firstRow, title)
}

/**
 * Reads the row of a product.
 *
 * @param position where it is in the list
 * @param below what the list has below it: rows of the file, or keys of cells
 * @param isExpanded whether the list shows that; nothing if there is none
 * @param only the key of the cell that it shows itself, where each cell has a row
 */
export function readProduct(
  options: ReadOptions,
  position: number,
  product: number,
  below: Iterable<number>,
  isExpanded: boolean | undefined,
  only: number | undefined,
): PreviewRow {
  const { products, plan, index, states, numberOf, lineOf } = options
  const found = products.products[product]!
  const { firstRow, handle } = found
  const variants = products.variantRows(found).length
  const own = index.ofOwnRow(product, only)
  const changed = only === undefined ? undefined : cellOf(only)[1]
  const isHandle = handle !== '' && changesTitle(options, firstRow)
  return {
    kind: 'product',
    index: position,
    product,
    row: firstRow,
    number: numberOf(firstRow),
    line: lineOf(firstRow),
    name: isHandle ? handle : products.nameOf(found),
    ...(isHandle && { isHandle }),
    ...(changed !== undefined && {
      column: changed,
      field: fieldName(plan, products.table, changed, firstRow),
    }),
    ...(index.isByCell
      ? { changes: index.ofProduct(product).length }
      : { changed: index.rowsOf(product).length, variants }),
    ...(variants === 1 && skuOf(options, firstRow)),
    ...imagesOf(options, found),
    ...(isExpanded !== undefined && { isExpanded }),
    ...inclusion(states.included[product]!, states.excluded[product]!),
    needsReview: states.reviews[product]! > 0,
    cells: readCells(options, {
      row: firstRow,
      shows: (column) =>
        index.isByCell ? changed !== undefined : index.productColumns.has(column),
      computes: index.isByCell ? changed !== undefined : !index.hasVariantColumns,
      ...(changed !== undefined && { changed }),
    }),
    notes: notesOf(plan, own, remarksOfProduct(options, product, below)),
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
  const remarks = index.remarks.ofRow(row)
  const changing = new Set(own.map((patch) => plan.patches[patch]![1]))
  return {
    kind: 'variant',
    index: position,
    product,
    row,
    number: numberOf(row),
    line: lineOf(row),
    name: variantName(products, row),
    ...skuOf(options, row),
    ...inclusion(
      own.filter((patch) => states.isIncluded(patch)).length,
      own.filter((patch) => states.isExcluded(patch)).length,
    ),
    needsReview:
      own.some((patch) => states.needsReview(patch)) ||
      remarks.some(({ tone }) => tone === 'review'),
    cells: readCells(options, {
      row,
      shows: (column) => !index.productColumns.has(column) || changing.has(column),
      computes: index.hasVariantColumns,
    }),
    notes: notesOf(plan, own, remarks),
  }
}

/** Names what a cell belongs to: its product, its picture or its variant. */
function cellName({ products, index }: ReadOptions, row: number, column: number): string {
  const product = index.productOf(row)
  if (products.translations && product !== undefined) {
    return products.nameOf(products.products[product]!)
  }
  if (index.isOfProduct(row, column)) {
    return products.text(row, 'title') || products.text(row, 'handle')
  }
  const isOfPicture = column === products.columns.find('imageAltText')
  return (isOfPicture && pictureName(products, row)) || variantName(products, row)
}

/**
 * Reads the row of a cell.
 *
 * @param position where it is in the list
 * @param key the key of the cell
 */
export function readCellRow(
  options: ReadOptions,
  position: number,
  product: number,
  key: number,
): PreviewRow {
  const { products, plan, index, states, numberOf, lineOf } = options
  const [row, column] = cellOf(key)
  const own = index.ofListed(product, key)
  return {
    kind: 'cell',
    index: position,
    product,
    row,
    column,
    number: numberOf(row),
    line: lineOf(row),
    name: cellName(options, row, column),
    field: fieldName(plan, products.table, column, row),
    ...(index.isOfProduct(row, column) ? { isOfProduct: true } : skuOf(options, row)),
    ...inclusion(
      own.filter((patch) => states.isIncluded(patch)).length,
      own.filter((patch) => states.isExcluded(patch)).length,
    ),
    needsReview: own.some((patch) => states.needsReview(patch)),
    cells: readCells(options, { row, shows: () => true, computes: true, changed: column }),
    notes: notesOf(plan, own),
  }
}
