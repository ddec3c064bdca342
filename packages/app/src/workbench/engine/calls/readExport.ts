import { FileError, maximumFileSize, OpenFile } from '@dropwatt/automations'
import type { PackedJob } from '../../storage/records.ts'
import type { OpenRefusal, ReadProgress } from '../messages.ts'
import { unpackJob } from '../packing.ts'
import { readBytes } from '../readBytes.ts'

/**
 * Reads a file with the jobs saved for it.
 *
 * @returns why it was refused, if it is no export that can be edited
 * @throws {PatchError} when the jobs belong to another file
 */
export async function readExport(
  source: Blob,
  name: string,
  packed: readonly PackedJob[],
  onProgress: (progress: ReadProgress) => void,
): Promise<
  | { readonly file: OpenFile; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly refused: OpenRefusal }
> {
  if (source.size > maximumFileSize) {
    return { refused: { code: 'too-large', values: { size: source.size } } }
  }
  const bytes = await readBytes(source, onProgress)
  const jobs = await Promise.all(packed.map(unpackJob))
  try {
    return { file: OpenFile.open(bytes, { name, jobs }), bytes }
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    return { refused: { code: error.code, values: error.values } }
  }
}
