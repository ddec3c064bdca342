import {
  countLost,
  lostVariants,
  type DeletedVariants,
  type LosingProduct,
} from '../guards/deletedVariants.ts'
import { jobLosses, type JobLosses } from '../guards/jobLosses.ts'
import { countLosses, optionChange, optionKeys, type Losses } from '../guards/losses.ts'
import { productsOfRows, type Snapshot } from '../file/Snapshot.ts'
import { findFormulas } from '../check/formulas.ts'
import { readCell } from '../csv/cells.ts'
import type { Table } from '../csv/Table.ts'
import type { Job } from '../jobs/Job.ts'
import type { Patch } from '../patches/Patch.ts'
import type { ColumnKey } from '../products/columnNames.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import {
  findChangedColumns,
  missingColumns,
  type ChangedColumns,
  type NeedsAllColumns,
} from './changedColumns.ts'
import { partLimit, splitIntoParts } from './parts.ts'
import { select, type DownloadScope, type Selection } from './selection.ts'

/** Size of a download. */
export interface DownloadSize {
  readonly products: number
  /** Without the header. */
  readonly rows: number
  /** In one file. */
  readonly bytes: number
  /** Number of files needed to keep each under 15 MB. */
  readonly parts: number
  /** Number of cells that a spreadsheet may read as a formula. They are written as they are. */
  readonly formulas: number
}

/** Effects of an import beyond new values. */
export interface DownloadGuard extends Losses {
  /** Columns that keep variants safe and are not in the download. */
  readonly missingColumns: readonly ColumnKey[]
  /** Variants that an import deletes, whatever job changed their options. */
  readonly deleted: DeletedVariants
  /** The same losses by the job that they come from, in the order of the jobs. */
  readonly byJob: readonly JobLosses[]
}

export interface DownloadFacts {
  /** The columns that changed with those that an import needs beside them, or why all are needed. */
  readonly columns: (DownloadSize & ChangedColumns) | NeedsAllColumns
  readonly changed: DownloadSize
  readonly whole: DownloadSize
  readonly guard: DownloadGuard
}

/**
 * Lists the variants that an import of the file deletes. Only products whose options changed can lose
 * some, unless the file lacks columns of options.
 *
 * @param written the changes that are in the file
 */
function findLost(
  source: ProductTable,
  snapshot: Snapshot,
  written: readonly Patch[],
  missing: readonly ColumnKey[],
): LosingProduct[] {
  const { products, excludedColumns } = snapshot
  const excluded = new Set(excludedColumns)
  if (optionKeys.some((key) => missing.includes(key))) {
    return lostVariants(source, products, { excluded })
  }
  const rows = written
    .filter(optionChange(source.columns))
    .map(([sourceRow]) => snapshot.row(sourceRow))
  if (rows.length === 0) return []
  const handles = new Set(
    Array.from(productsOfRows(products, rows), (at) => products.products[at]!.handle),
  )
  return lostVariants(source, products, { excluded, handles })
}

function guard(source: ProductTable, snapshot: Snapshot, jobs: readonly Job[]): DownloadGuard {
  const { kind, columns } = source
  const { patches, excludedColumns } = snapshot
  const excluded = new Set(excludedColumns)
  const written = patches.filter(
    (patch) =>
      patch[0] !== 0 &&
      !excluded.has(patch[1]) &&
      readCell(patch[2] ?? '') !== readCell(patch[3] ?? ''),
  )
  const losses = countLosses(columns, written)
  // Only products have variants.
  const missing = kind === 'products' ? missingColumns(columns, excluded) : []
  const lost = kind === 'products' ? findLost(source, snapshot, written, missing) : []
  return {
    ...losses,
    missingColumns: missing,
    deleted: countLost(lost),
    byJob: jobLosses(source, jobs, written, lost),
  }
}

/** Returns a function that counts the cells of a selection that a spreadsheet may read as a formula. */
function formulaCounter(table: Table): (selection: Selection) => number {
  const found: (readonly [row: number, column: number])[] = []
  findFormulas(table, (...place) => found.push(place))
  return ({ groups, excluded }) => {
    if (found.length === 0) return 0
    const isWritten = new Uint8Array(table.rowCount)
    for (const { start, end } of groups.flat()) isWritten.fill(1, start, end)
    return found.filter(([row, column]) => isWritten[row] === 1 && !excluded.has(column)).length
  }
}

/**
 * Says what can be downloaded.
 *
 * @param jobs those of the file, oldest first
 */
export function downloadFacts(
  source: ProductTable,
  snapshot: Snapshot,
  jobs: readonly Job[],
): DownloadFacts {
  const { table } = snapshot.products
  const countFormulas = formulaCounter(table)
  const size = (which: DownloadScope): DownloadSize => {
    const selection = select(snapshot, which)
    const { groups, excluded } = selection
    const { parts, ...whole } = splitIntoParts(table, groups, excluded)
    const isSmall = whole.bytes < partLimit
    const split = isSmall ? parts : splitIntoParts(table, groups, excluded, partLimit).parts
    return { ...whole, parts: split.length, formulas: countFormulas(selection) }
  }
  const columns = findChangedColumns(snapshot)
  return {
    columns: typeof columns === 'string' ? columns : { ...size('columns'), ...columns },
    changed: size('changed'),
    whole: size('whole'),
    guard: guard(source, snapshot, jobs),
  }
}
