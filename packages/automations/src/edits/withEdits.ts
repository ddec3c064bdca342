import { writeCell } from '../csv/cells.ts'
import { cellKey } from '../jobs/cellKey.ts'
import type { Patch } from '../patches/Patch.ts'
import { patchText } from '../patches/patchText.ts'
import { createNote, type NoteMaker } from '../plan/note.ts'
import type { Note, Plan, Remark } from '../plan/Plan.ts'
import { productOfRow } from '../products/productOfRow.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import type { CellEdit, HandNoteCode } from './CellEdit.ts'
import { writableColumns } from './EditRights.ts'
import { handConflicts } from './handConflicts.ts'

const note: NoteMaker<HandNoteCode> = createNote
const byHand = note('info', 'by-hand')
const unproposed = note('info', 'no-proposal')

/** Changes a cell as the member wrote it, in place of what the plan proposes. */
function patchOf(
  { table }: ProductTable,
  { row, column, text }: CellEdit,
  proposed: Patch | undefined,
  isNewColumn: boolean,
): Patch | undefined {
  if (isNewColumn && text === '') return undefined
  const isAdded = isNewColumn || (proposed !== undefined && proposed[2] === null)
  if (isAdded) return [row, column, null, writeCell(text, table.dialect.delimiter)]
  // A row that ends before the cell is not lengthened.
  return table.raw(row, column) === undefined ? undefined : patchText(table, row, column, text)[0]
}

function notesOn(
  { table }: ProductTable,
  { row, column, before }: CellEdit,
  isProposed: boolean,
): readonly Note[] {
  const now = table.text(row, column)
  const changed = now === before ? [] : [note('review', 'changed-since', { text: before })]
  return [byHand, ...(isProposed ? [] : [unproposed]), ...changed]
}

/** Leaves out the remarks that say of a cell that it stays as it is, which was written by hand. */
function remarksBeside(remarks: readonly Remark[], edits: readonly CellEdit[]): readonly Remark[] {
  const written = new Set(edits.map(({ row, column }) => cellKey(row, column)))
  return remarks.filter(
    ({ row, column }) =>
      row === undefined || column === undefined || !written.has(cellKey(row, column)),
  )
}

/** An edit as a change of a table. */
interface WrittenCell {
  readonly products: ProductTable
  readonly proposed: Patch | undefined
  readonly patch: Patch | undefined
  readonly notes: readonly Note[]
}

/** Keeps the change of each edit, as each further edit puts all of them into the plan again. */
const known = new WeakMap<CellEdit, WrittenCell>()

function writtenCell(
  products: ProductTable,
  edit: CellEdit,
  proposed: Patch | undefined,
  isNewColumn: boolean,
): WrittenCell {
  const before = known.get(edit)
  if (before?.products === products && before.proposed === proposed) return before
  const patch = patchOf(products, edit, proposed, isNewColumn)
  const notes = patch ? notesOn(products, edit, proposed !== undefined) : []
  const written = { products, proposed, patch, notes }
  known.set(edit, written)
  return written
}

type Patches = Pick<Plan, 'patches' | 'notes'> & { readonly byHand: ReadonlySet<number> }

/** Puts patches by hand in the place of those that are proposed for their cells. */
function merge(plan: Plan, products: ProductTable, edits: readonly CellEdit[]): Patches {
  const patches: Patch[] = []
  const notes = new Map<number, readonly Note[]>()
  const hand = new Set<number>()
  const added = new Set(plan.addedColumns?.map(({ column }) => column))
  let next = 0
  const keepBefore = ({ row, column }: Pick<CellEdit, 'row' | 'column'>) => {
    for (; next < plan.patches.length; next += 1) {
      const patch = plan.patches[next]!
      if ((patch[0] - row || patch[1] - column) >= 0) return
      const own = plan.notes.get(next)
      if (own) notes.set(patches.length, own)
      patches.push(patch)
    }
  }
  for (const edit of edits) {
    keepBefore(edit)
    const found = plan.patches[next]
    const isProposed = found?.[0] === edit.row && found[1] === edit.column
    if (isProposed) next += 1
    const written = writtenCell(
      products,
      edit,
      isProposed ? found : undefined,
      added.has(edit.column),
    )
    if (!written.patch) continue
    notes.set(patches.length, written.notes)
    hand.add(patches.length)
    patches.push(written.patch)
  }
  keepBefore({ row: Number.POSITIVE_INFINITY, column: 0 })
  return { patches, notes, byHand: hand }
}

/** Lists the edits whose cells a plan shows and can change, in the order of the file. */
function shownEdits(plan: Plan, edits: readonly CellEdit[]): readonly CellEdit[] {
  // A row for each changed cell shows them all.
  const isByCell = plan.columns.some(({ kind }) => kind === 'changed')
  const shown = new Set(writableColumns(plan))
  return edits
    .filter(({ column }) => (isByCell && !plan.readOnly?.has(column)) || shown.has(column))
    .toSorted((one, other) => one.row - other.row || one.column - other.column)
}

/**
 * Puts texts that the member wrote into a plan, in place of what it proposes for their cells. A cell
 * that has its text already stays as it is. What must not be becomes a conflict: a compare-at price
 * that is not above its price, and the options of another variant.
 *
 * @param edits at most one for each cell, in any order; one in a column that the plan does not show or
 *   cannot change, or that is read-only, is left out
 */
export function withEdits(plan: Plan, products: ProductTable, edits: readonly CellEdit[]): Plan {
  const shown = shownEdits(plan, edits)
  if (shown.length === 0) return plan
  const { nothing, remarks, ...rest } = plan
  const merged = merge(plan, products, shown)
  const result: Plan = {
    ...rest,
    ...merged,
    ...(remarks && { remarks: remarksBeside(remarks, shown) }),
    ...(merged.patches.length === 0 && nothing !== undefined && { nothing }),
  }
  const found = handConflicts(products, result, (row) => productOfRow(products.products, row))
  if (found.notes.length + found.together.length === 0) return result
  const notes = new Map(result.notes)
  for (const [at, conflict] of found.notes) notes.set(at, [...(notes.get(at) ?? []), conflict])
  const together = new Set([...(plan.together ?? []), ...found.together])
  return { ...result, notes, ...(together.size > 0 && { together }) }
}
