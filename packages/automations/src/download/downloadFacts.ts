import { deletedVariants, type DeletedVariants } from '../guards/deletedVariants.ts'
import { countLosses, optionChange, optionKeys, type Losses } from '../guards/losses.ts'
import { productsOfRows, type Snapshot } from '../file/Snapshot.ts'
import { readCell } from '../csv/cells.ts'
import type { Patch } from '../patches/Patch.ts'
import type { ColumnKey } from '../products/columnNames.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { partLimit, shareOut } from './parts.ts'
import type { RowRange } from './ranges.ts'
import { downloadGroups } from './writeDownload.ts'

/** How large a download is. */
export interface DownloadSize {
  readonly products: number
  /** Without the header. */
  readonly rows: number
  /** In one file. */
  readonly bytes: number
  /** How many files it takes to keep each under 15 MB. */
  readonly parts: number
}

/** What an import would do beyond new values. */
export interface DownloadGuard extends Losses {
  /** Columns that keep variants safe and are not in the download. */
  readonly missingColumns: readonly ColumnKey[]
  /** Variants that an import deletes, whatever job changed their options. */
  readonly deleted: DeletedVariants
}

export interface DownloadFacts {
  readonly changed: DownloadSize
  readonly whole: DownloadSize
  readonly guard: DownloadGuard
}

/** An update needs these; without option columns it would keep one variant and delete the others. */
const neededKeys = ['handle', 'title', 'option1Name', 'option1Value'] as const

const noneDeleted: DeletedVariants = { variants: 0, products: 0 }

/**
 * Counts the variants that an import of the file deletes. Only products whose options changed can lose
 * some, unless the file lacks columns of options.
 *
 * @param written the changes that are in the file
 */
function countDeleted(
  source: ProductTable,
  snapshot: Snapshot,
  written: readonly Patch[],
  missing: ReadonlySet<ColumnKey>,
): DeletedVariants {
  const { products, excludedColumns } = snapshot
  const excluded = new Set(excludedColumns)
  if (optionKeys.some((key) => missing.has(key))) {
    return deletedVariants(source, products, { excluded })
  }
  const rows = written
    .filter(optionChange(source.columns))
    .map(([sourceRow]) => snapshot.row(sourceRow))
  if (rows.length === 0) return noneDeleted
  const handles = new Set(
    Array.from(productsOfRows(products, rows), (at) => products.products[at]!.handle),
  )
  return deletedVariants(source, products, { excluded, handles })
}

function guard(source: ProductTable, snapshot: Snapshot): DownloadGuard {
  const { kind, columns } = source
  const { patches, excludedColumns } = snapshot
  const excluded = new Set(excludedColumns)
  const written = patches.filter(
    ([row, column, before, after]) =>
      row !== 0 && !excluded.has(column) && readCell(before ?? '') !== readCell(after ?? ''),
  )
  const losses = countLosses(columns, written)
  // Only products have variants.
  if (kind !== 'products') return { ...losses, missingColumns: [], deleted: noneDeleted }
  const missingColumns = new Set<ColumnKey>(
    neededKeys.filter((key) => columns.find(key) === undefined),
  )
  for (const key of ['handle', 'title', ...optionKeys] as const) {
    const column = columns.find(key)
    if (column !== undefined && excluded.has(column)) missingColumns.add(key)
  }
  return {
    ...losses,
    missingColumns: [...missingColumns],
    deleted: countDeleted(source, snapshot, written, missingColumns),
  }
}

/** Says what can be downloaded. */
export function downloadFacts(source: ProductTable, snapshot: Snapshot): DownloadFacts {
  const { products, excludedColumns } = snapshot
  const excluded = new Set(excludedColumns)
  const size = (groups: readonly RowRange[]): DownloadSize => {
    const { parts, ...whole } = shareOut(products.table, groups, excluded)
    const isSmall = whole.bytes < partLimit
    const split = isSmall ? parts : shareOut(products.table, groups, excluded, partLimit).parts
    return { ...whole, parts: split.length }
  }
  return {
    changed: size(downloadGroups(snapshot, 'changed')),
    whole: size(downloadGroups(snapshot, 'whole')),
    guard: guard(source, snapshot),
  }
}
