import type { NoteTone } from '../plan/Plan.ts'

/** Notes on a table that was in a workbook or an archive. */
export type UnpackCode =
  | 'sheet-of-several'
  | 'rows-above'
  | 'hidden-rows'
  | 'hidden-columns'
  | 'merged-cells'
  | 'no-results'
  | 'error-values'
  | 'long-numbers'

/** A note on a table that was in a workbook or an archive. */
export interface UnpackNote {
  readonly code: UnpackCode
  readonly tone: Exclude<NoteTone, 'conflict'>
  readonly values: Readonly<Record<string, string | number>>
}

/** Where a table was that has been unpacked. */
export interface UnpackedFrom {
  readonly format: 'XLSX' | 'ZIP'
  /** The name of the sheet, or of the file in the archive. */
  readonly part: string
  readonly notes: readonly UnpackNote[]
}

/** A file as a table can be read from it. */
export interface UnpackedFile {
  /** The file itself, or the table in it: a sheet as CSV in UTF-8. */
  readonly bytes: Uint8Array
  /** The name of the file itself, or the one that the table has as a file. */
  readonly name: string
  /** Absent unless it was in a workbook or an archive. */
  readonly from?: UnpackedFrom
}

/** The bytes that a ZIP begins with, which workbooks are: of its first entry, or of its end. */
const starts: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
]

/** Whether a file is a workbook or an archive. */
function isPacked(bytes: Uint8Array): boolean {
  return starts.some((start) => start.every((byte, at) => bytes[at] === byte))
}

/**
 * Takes the table out of a workbook or a ZIP; other files stay as they are. What reads them is loaded
 * with the first one.
 *
 * @param name the name of the file
 * @param sheet the sheet to take. @default the visible one that names the most columns
 * @throws {FileError} `protected`, `damaged`, `no-table`, `several-tables`, `too-large`, or `binary` for
 *   archives of other programs
 */
export async function unpackFile(
  bytes: Uint8Array,
  name: string,
  sheet?: string,
): Promise<UnpackedFile> {
  if (!isPacked(bytes)) return { bytes, name }
  const { unpack } = await import('./unpack.ts')
  return unpack(bytes, name, sheet)
}
