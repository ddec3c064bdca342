import { encodeFile } from '../csv/encoding.ts'
import type { Snapshot } from '../file/Snapshot.ts'
import { downloadName } from './fileName.ts'
import { partLimit, productGroups, shareOut, wholeGroups } from './parts.ts'
import { byteRanges, join } from './ranges.ts'

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

/**
 * Writes files to download.
 *
 * @param name the name of the file they come from
 * @throws {EncodingError} when the encoding of the file lacks a character
 */
export function writeDownload(
  name: string,
  { products: table, changedProducts, excludedColumns }: Snapshot,
  { which, isSplit = false, label = '' }: DownloadChoice,
): DownloadedFile[] {
  const groups =
    which === 'whole' ? wholeGroups(table) : productGroups(table.products, changedProducts)
  const excluded = new Set(excludedColumns)
  const { parts } = shareOut(table.table, groups, excluded, isSplit ? partLimit : undefined)
  return parts.map((rows, index) => {
    const ranges = byteRanges(table.table, [{ start: 0, end: 1 }, ...rows], excluded)
    const number = parts.length > 1 ? index + 1 : undefined
    return {
      name: downloadName(name, label, number),
      bytes: encodeFile(join(table.table.content, ranges), table.table),
    }
  })
}
