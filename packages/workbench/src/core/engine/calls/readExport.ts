import {
  FileError,
  maximumFileSize,
  OpenFile,
  unpackFile,
  type UnpackedFile,
} from '@dropwatt/automations'
import type { PackedJob } from '../../storage/records.ts'
import type { OpenRefusal, ReadProgress } from '../messages.ts'
import { unpackJob } from '../packing.ts'
import { readBytes } from '../readBytes.ts'

/**
 * Reads a file with the jobs saved for it, or the table in a workbook or a ZIP.
 *
 * @param addedFrom the first row of products that were imported into it. @default none were
 * @returns why it was refused, if it is no export that can be edited
 * @throws {PatchError} when the jobs belong to another file
 */
export async function readExport(
  source: Blob,
  name: string,
  packed: readonly PackedJob[],
  onProgress: (progress: ReadProgress) => void,
  addedFrom?: number,
): Promise<
  | {
      readonly file: OpenFile
      readonly bytes: Uint8Array<ArrayBuffer>
      /** Workbook or ZIP that held the table, if one did. */
      readonly from?: UnpackedFile['from']
    }
  | { readonly refused: OpenRefusal }
> {
  if (source.size > maximumFileSize) {
    return { refused: { code: 'too-large', values: { size: source.size } } }
  }
  const bytes = await readBytes(source, onProgress)
  const jobs = await Promise.all(packed.map(unpackJob))
  try {
    const table = await unpackFile(bytes, name)
    const file = OpenFile.open(table.bytes, { name: table.name, jobs, addedFrom })
    return {
      file,
      bytes: table.bytes as Uint8Array<ArrayBuffer>,
      ...(table.from && { from: table.from }),
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    return { refused: { code: error.code, values: error.values } }
  }
}
