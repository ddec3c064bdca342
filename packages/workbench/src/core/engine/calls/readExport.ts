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

/** The least time between two reports of progress, in ms. */
const reportEvery = 100

/** Smaller files are read at once, which takes half the work and less than the time to report anything. */
const largeFile = 32_000_000

/** Reads a file into memory. */
export async function readBytes(
  source: Blob,
  onProgress: (progress: ReadProgress) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  if (source.size < largeFile) return new Uint8Array(await source.arrayBuffer())
  const bytes = new Uint8Array(source.size)
  let done = 0
  let reported = performance.now()
  const reader = source.stream().getReader()
  for (;;) {
    const { value } = await reader.read()
    if (!value) return bytes
    bytes.set(value, done)
    done += value.length
    if (performance.now() - reported < reportEvery) continue
    reported = performance.now()
    onProgress({ done, total: source.size })
  }
}

/**
 * Reads a file with the jobs saved for it, or the table in a workbook or a ZIP.
 *
 * @param rights what its bytes do not say. @default all can be changed
 * @returns why it was refused, if it is no export that can be edited
 * @throws {PatchError} when the jobs belong to another file
 */
export async function readExport(
  source: Blob,
  name: string,
  packed: readonly PackedJob[],
  onProgress: (progress: ReadProgress) => void,
  rights: Omit<Parameters<typeof OpenFile.open>[1], 'jobs' | 'name'> = {},
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
    const file = OpenFile.open(table.bytes, { name: table.name, jobs, ...rights })
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
