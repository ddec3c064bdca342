import type { Table } from '../csv/Table.ts'
import { Parts } from './Parts.ts'
import { byPlace, type Patch } from './Patch.ts'

/** Thrown when a patch does not fit the table it is applied to. */
export class PatchError extends Error {
  override readonly name = 'PatchError'
  readonly patch: Patch

  constructor(patch: Patch, problem: string) {
    const [row, column] = patch
    super(`Row ${row}, column ${column}: ${problem}`)
    this.patch = patch
  }
}

function described(cell: string | null | undefined): string {
  return cell === null || cell === undefined ? 'no cell' : `“${cell}”`
}

/** @throws {PatchError} when the cell is not what it was when the patch was planned */
function expectBefore(patch: Patch, found: string | undefined): void {
  const before = patch[2] ?? undefined
  if (found === before) return
  throw new PatchError(patch, `expected ${described(before)}, found ${described(found)}.`)
}

/** Plans are mostly made from the first row to the last, so sorting is rarely needed. */
function inPlaceOrder(patches: readonly Patch[]): readonly Patch[] {
  const isSorted = patches.every((patch, at) => {
    const previous = patches[at - 1]
    return previous === undefined || byPlace(previous, patch) <= 0
  })
  return isSorted ? patches : patches.toSorted(byPlace)
}

/** Replaces cells of a row and copies what is between them. */
function replaceCells(table: Table, patches: readonly Patch[], parts: Parts): void {
  for (const patch of patches) {
    const [row, column, , after] = patch
    const span = table.cellSpan(row, column)
    expectBefore(patch, table.raw(row, column))
    if (!span) continue
    parts.copyTo(span.start)
    parts.addText(after ?? '')
    parts.skipTo(span.end)
  }
}

/** Writes a row with another number of cells, before its own line end. */
function resizeRow(table: Table, row: number, patches: readonly Patch[], parts: Parts): void {
  const count = table.cellCount(row)
  const cells: (string | null)[] = Array.from(
    { length: count },
    (_, column) => table.raw(row, column) ?? '',
  )
  for (const patch of patches) {
    const [, column, , after] = patch
    expectBefore(patch, cells[column] ?? undefined)
    if (column > cells.length) throw new PatchError(patch, 'leaves a gap behind the last cell.')
    cells[column] = after
  }
  const [first] = patches
  const length = cells.includes(null) ? cells.indexOf(null) : cells.length
  if (first && (length === 0 || cells.slice(length).some((cell) => cell !== null))) {
    throw new PatchError(first, 'removes a cell that is not at the end of its row.')
  }
  parts.copyTo(table.rowSpan(row).start)
  parts.addText(cells.slice(0, length).join(table.dialect.delimiter))
  parts.skipTo(table.cellSpan(row, count - 1)?.end ?? table.rowSpan(row).start)
}

/**
 * Writes a table with some cells changed. Everything between the patched cells is copied as bytes.
 *
 * @param patches in any order, at most one for each cell
 * @param keepsRow chooses the rows to write. @default all of them
 * @returns the table as UTF-8 without a byte order mark; `encodeFile` turns it into a file
 * @throws {PatchError} when a cell is not as its patch says, or two patches name one cell
 */
export function applyPatches(
  table: Table,
  patches: readonly Patch[],
  keepsRow: (row: number) => boolean = () => true,
): Uint8Array {
  const parts = new Parts(table.content)
  const inOrder = inPlaceOrder(patches)
  let next = 0

  for (let row = 0; row < table.rowCount; row += 1) {
    const first = next
    while (inOrder[next]?.[0] === row) next += 1
    if (!keepsRow(row)) {
      const { start, end } = table.rowSpan(row)
      parts.copyTo(start)
      parts.skipTo(end)
      continue
    }
    if (first === next) continue
    const ofRow = inOrder.slice(first, next)
    const twice = ofRow.find(([, column], at) => ofRow[at - 1]?.[1] === column)
    if (twice) throw new PatchError(twice, 'two patches for one cell.')
    const resizes = ofRow.some(([, , before, after]) => before === null || after === null)
    if (resizes) resizeRow(table, row, ofRow, parts)
    else replaceCells(table, ofRow, parts)
  }
  const beyond = inOrder[next]
  if (beyond) throw new PatchError(beyond, 'the table has no such row.')
  return parts.finish()
}
