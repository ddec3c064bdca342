import { encodeFile } from '../csv/encoding.ts'
import type { Snapshot } from '../file/Snapshot.ts'
import { downloadName } from './fileName.ts'
import { partLimit, productGroups, shareOut, wholeGroups } from './parts.ts'
import { byteRanges, join, type RowRange } from './ranges.ts'

/** What to download. */
export interface DownloadChoice {
  /** The changed products with all their rows, or everything. */
  readonly which: 'changed' | 'whole'
  /** Writes several files, each under 15 MB. @default false */
  readonly isSplit?: boolean
  /** The label of the store, which the names of the files begin with. @default none */
  readonly label?: string
}

export interface DownloadedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Lists the rows to download, by what has to stay together: without products that are excluded. */
export function downloadGroups(
  { products: table, changedProducts, excludedProducts }: Snapshot,
  which: DownloadChoice['which'],
): RowRange[] {
  const { products } = table
  const isIncluded = (index: number) => !excludedProducts.has(products[index]?.handle ?? '')
  return which === 'whole'
    ? wholeGroups(table).filter((_, index) => isIncluded(index))
    : productGroups(products, Array.from(changedProducts).filter(isIncluded))
}

/**
 * Writes files to download.
 *
 * @param name the name of the file they come from
 * @throws {EncodingError} when the encoding of the file lacks a character
 */
export function writeDownload(
  name: string,
  snapshot: Snapshot,
  { which, isSplit = false, label = '' }: DownloadChoice,
): DownloadedFile[] {
  const isOneFile = !isSplit || snapshot.content.length < partLimit
  const isEverything = snapshot.excludedColumns.length === 0 && snapshot.excludedProducts.size === 0
  if (which === 'whole' && isOneFile && isEverything) {
    const bytes = encodeFile(snapshot.content, snapshot.layout)
    return [{ name: downloadName(name, label), bytes }]
  }
  const { table } = snapshot.products
  const groups = downloadGroups(snapshot, which)
  const excluded = new Set(snapshot.excludedColumns)
  const { parts } = shareOut(table, groups, excluded, isSplit ? partLimit : undefined)
  return parts.map((rows, index) => {
    const ranges = byteRanges(table, [{ start: 0, end: 1 }, ...rows], excluded)
    const number = parts.length > 1 ? index + 1 : undefined
    return {
      name: downloadName(name, label, number),
      bytes: encodeFile(join(table.content, ranges), table),
    }
  })
}
