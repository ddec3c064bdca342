import { encodeFile } from '../csv/encoding.ts'
import type { Snapshot } from '../file/Snapshot.ts'
import { downloadName } from './fileName.ts'
import { partLimit, splitIntoParts } from './parts.ts'
import { byteRanges, join, keptColumns } from './ranges.ts'
import { select, type DownloadScope } from './selection.ts'

/** Choice of rows, columns and splitting for a download. */
export interface DownloadChoice {
  readonly which: DownloadScope
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
 * @throws {RangeError} when the download needs all columns, and only those that changed are asked for
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
  const { groups, excluded } = select(snapshot, which)
  const { parts } = splitIntoParts(table, groups, excluded, isSplit ? partLimit : undefined)
  return parts.map((rows, index) => {
    const ranges = byteRanges(table, [{ start: 0, end: 1 }, ...rows], keptColumns(excluded))
    const number = parts.length > 1 ? index + 1 : undefined
    return {
      name: downloadName(name, label, number),
      bytes: encodeFile(join(table.content, ranges), table),
    }
  })
}
