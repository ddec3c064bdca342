import { writeCell } from '../csv/cells.ts'
import type { Table } from '../csv/Table.ts'
import { byPlace, type Patch } from './Patch.ts'

/** A column that a job adds behind the others of a file. */
export interface AddedColumn {
  /** Its place, behind the last name in the header. */
  readonly column: number
  readonly name: string
}

/**
 * Adds to patches what a table needs to have further columns: their names, and a cell in each row, so
 * that all rows are equally long. The name of the column in front of them is written again where an
 * earlier job added it, because they cannot stay without it.
 *
 * @param patches of cells, with texts for the new columns among them
 * @param addedAlready the number of columns at the end of the table that earlier jobs added
 * @returns the patches as they are where none writes into a new column
 */
export function addColumns(
  table: Table,
  patches: readonly Patch[],
  added: readonly AddedColumn[],
  addedAlready: number,
): readonly Patch[] {
  const columns = added.filter(({ column }) => patches.some((patch) => patch[1] === column))
  if (columns.length === 0) return patches
  const { header, dialect } = table
  const last = header.length - 1
  const name = addedAlready > 0 ? table.raw(0, last) : undefined
  const names = columns.map(({ column, name: text }): Patch => [
    0,
    column,
    null,
    writeCell(text, dialect.delimiter),
  ])
  const all: Patch[] = [...(name === undefined ? [] : [[0, last, name, name] as const]), ...names]
  const width = header.length + columns.length
  const ordered = patches.toSorted(byPlace)
  let next = 0
  for (let row = 1; row < table.rowCount; row += 1) {
    const first = next
    while (ordered[next]?.[0] === row) next += 1
    const own = ordered.slice(first, next)
    all.push(...own)
    const count = table.cellCount(row)
    // An empty line stays one.
    if (own.length === 0 && count === 1 && table.isBlank(row, 0)) continue
    const written = new Set(own.map((patch) => patch[1]))
    for (let column = count; column < width; column += 1) {
      if (!written.has(column)) all.push([row, column, null, ''])
    }
  }
  return all.toSorted(byPlace)
}
