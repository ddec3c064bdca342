import type { Table } from '../csv/Table.ts'
import { runSync } from '../runSync.ts'
import { SpliceWriter } from './SpliceWriter.ts'
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

function quoteCell(cell: string | null | undefined): string {
  return cell === null || cell === undefined ? 'no cell' : `“${cell}”`
}

function createMismatch(patch: Patch, found: string | undefined): PatchError {
  return new PatchError(patch, `expected ${quoteCell(patch[2])}, found ${quoteCell(found)}.`)
}

/**
 * Puts patches in the order of the file. Plans are mostly made from the first row to the last, so
 * sorting is rarely needed.
 */
export function inPlaceOrder(patches: readonly Patch[]): readonly Patch[] {
  for (let at = 1; at < patches.length; at += 1) {
    if (byPlace(patches[at - 1]!, patches[at]!) > 0) return patches.toSorted(byPlace)
  }
  return patches
}

// Taking a patch apart by its places is slow until it is compiled, and files have tens of thousands.

/** @throws {PatchError} when a cell is not as its patch says */
export function expectFits(table: Table, patch: Patch): void {
  const before = patch[2]
  if (before === null || !table.isWritten(patch[0], patch[1], before)) {
    throw createMismatch(patch, table.raw(patch[0], patch[1]))
  }
}

/** Replaces a cell and copies what is in front of it. */
function replaceCell(table: Table, patch: Patch, parts: SpliceWriter): void {
  expectFits(table, patch)
  parts.copyTo(table.cellStart(patch[0], patch[1]))
  parts.addText(patch[3] ?? '')
  parts.skipTo(table.cellEnd(patch[0], patch[1]))
}

/** Writes a row with another number of cells, before its own line end. */
function resizeRow(
  table: Table,
  row: number,
  patches: readonly Patch[],
  parts: SpliceWriter,
): void {
  const count = table.cellCount(row)
  const cells: (string | null)[] = Array.from(
    { length: count },
    (_, column) => table.raw(row, column) ?? '',
  )
  for (const patch of patches) {
    const [, column, before, after] = patch
    const found = cells[column] ?? undefined
    if (found !== (before ?? undefined)) throw createMismatch(patch, found)
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
 * Writes the changes of a row.
 *
 * @param first the index of its first patch
 * @param end the index behind its last patch
 */
function writeRow(
  table: Table,
  patches: readonly Patch[],
  first: number,
  end: number,
  parts: SpliceWriter,
): void {
  let resizes = false
  for (let at = first; at < end; at += 1) {
    const patch = patches[at]!
    if (patch[2] === null || patch[3] === null) resizes = true
    if (at > first && patches[at - 1]![1] === patch[1]) {
      throw new PatchError(patch, 'two patches for one cell.')
    }
  }
  if (resizes) {
    resizeRow(table, patches[first]![0], patches.slice(first, end), parts)
    return
  }
  for (let at = first; at < end; at += 1) replaceCell(table, patches[at]!, parts)
}

/** After how many patches the writing of a table can pause, about a millisecond of work. */
const slice = 1000

/**
 * Writes a table with some cells changed, as `applyPatches` does, in slices. It yields the number of
 * patches written, so that the caller can report progress or stop.
 */
export function* writePatches(
  table: Table,
  patches: readonly Patch[],
  keepsRow?: (row: number) => boolean,
): Generator<number, Uint8Array, void> {
  const parts = new SpliceWriter(table.content)
  const inOrder = inPlaceOrder(patches)
  // Rows without a patch are passed over, unless each has to be asked for.
  const rowAfter = (row: number) => (keepsRow ? row + 1 : (inOrder[next]?.[0] ?? table.rowCount))
  let next = 0
  let pause = slice
  for (let row = rowAfter(-1); row < table.rowCount; row = rowAfter(row)) {
    const first = next
    while (inOrder[next]?.[0] === row) next += 1
    if (keepsRow && !keepsRow(row)) {
      const { start, end } = table.rowSpan(row)
      parts.copyTo(start)
      parts.skipTo(end)
    } else if (first < next) writeRow(table, inOrder, first, next, parts)
    if (next < pause) continue
    pause = next + slice
    yield next
  }
  const beyond = inOrder[next]
  if (beyond) throw new PatchError(beyond, 'the table has no such row.')
  return parts.finish()
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
  keepsRow?: (row: number) => boolean,
): Uint8Array {
  return runSync(writePatches(table, patches, keepsRow))
}
