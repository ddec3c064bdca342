import type { UnpackedFile } from './unpacked.types.ts'

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
 * @throws {FileError} `protected`, `damaged`, `no-table`, `several-tables`, `unpacks-too-large`, or `binary` for
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
