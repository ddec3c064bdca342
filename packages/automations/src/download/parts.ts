import type { Table } from '../csv/Table.ts'
import { byteRanges, headSize, keptColumns, sizeOf, type RowRange } from './ranges.ts'

/**
 * The most bytes that a product CSV may have; a file must stay under it. Source: Shopify's help page
 * "Using CSV files to import and export products", which sets a limit of 15 MB.
 */
export const partLimit = 15_000_000

/** The rows of a product to write, which stay in one file. */
export type ProductRows = readonly RowRange[]

/** Files to write: for each one, its rows without the header. */
export interface DownloadParts {
  readonly products: number
  readonly rows: number
  /** All files together. */
  readonly bytes: number
  readonly parts: readonly (readonly RowRange[])[]
}

function count(ranges: readonly RowRange[]): number {
  return ranges.reduce((sum, { start, end }) => sum + end - start, 0)
}

/**
 * Shares groups of rows among files, each with the header. A group stays in one file, even if it
 * alone is over the limit.
 *
 * @param limit what each file has to stay under, in bytes. @default no limit: one file
 */
export function splitIntoParts(
  table: Table,
  groups: readonly ProductRows[],
  excluded: ReadonlySet<number>,
  limit = Number.POSITIVE_INFINITY,
): DownloadParts {
  const columns = keptColumns(excluded)
  const head = headSize(table, columns)
  const parts: RowRange[][] = []
  let bytes = 0
  let size = 0
  for (const group of groups) {
    const groupSize = sizeOf(table, byteRanges(table, group, columns))
    if (parts.length === 0 || size + groupSize >= limit) {
      parts.push([])
      size = head
      bytes += head
    }
    parts.at(-1)!.push(...group)
    size += groupSize
    bytes += groupSize
  }
  return { products: groups.length, rows: count(groups.flat()), bytes, parts }
}
