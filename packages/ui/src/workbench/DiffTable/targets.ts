import { firstColumn } from './cells.js'
import { columnName, rowName } from './describe.js'
import type { DiffColumn, DiffRow, DiffTarget } from './DiffTable.types.js'

/** Exclusion or inclusion that a press of Space triggers. */
export interface Toggle {
  readonly target: DiffTarget
  /** Whether it is included now. */
  readonly isIncluded: boolean
  /** Name for announcements. */
  readonly name: string
}

function rowTarget({ kind, product, row, cells, fileColumn }: DiffRow): DiffTarget {
  if (kind === 'product') return { kind, product }
  if (fileColumn === undefined) return { kind: 'row', row }
  const at = cells.findIndex(({ after }) => after !== undefined)
  return { kind: 'cell', row, column: at, fileColumn }
}

/** Returns what a whole row stands for: a product with all its changes, one variant, or one cell. */
export function rowToggle(row: DiffRow): Toggle | undefined {
  if (row.included === undefined) return undefined
  return { target: rowTarget(row), isIncluded: row.included === true, name: rowName(row) }
}

/** Returns what a cell stands for: its change, or its row if it has none. Conflicts cannot be included. */
export function cellToggle(
  row: DiffRow,
  columns: readonly DiffColumn[],
  position: number,
): Toggle | undefined {
  const index = position - firstColumn
  const cell = row.cells[index]
  const column = columns[index]
  if (cell?.after === undefined || !column || row.fileColumn !== undefined) return rowToggle(row)
  if (cell.isConflict) return undefined
  return {
    target: { kind: 'cell', row: row.row, column: index },
    isIncluded: !cell.isExcluded,
    name: `${columnName(column)}, ${row.name}`,
  }
}

/** Returns the product of a row, with all its variants. */
export function productToggle(
  index: number,
  rows: (index: number) => DiffRow | undefined,
): Toggle | undefined {
  const row = rows(index)
  if (!row) return undefined
  for (let at = index; at >= 0; at -= 1) {
    const head = rows(at)
    if (!head || head.product !== row.product) break
    if (head.kind === 'product') return rowToggle(head)
  }
  if (row.included === undefined) return undefined
  const target = { kind: 'product', product: row.product } as const
  return { target, isIncluded: row.included === true, name: row.name }
}

/** Returns a column with all its changes. */
export function columnToggle(column: DiffColumn, index: number): Toggle {
  return {
    target: { kind: 'column', column: index },
    isIncluded: !column.isExcluded,
    name: columnName(column),
  }
}
