import { transfer } from 'comlink'
import type { Key, TableName, Tables } from '../../storage/Tables.ts'
import { isFull, storable } from '../../storage/FileStorage.ts'
import { startWorker, type RunningWorker } from '../../engine/startWorker.ts'
import type { BytesWorker } from '../engine/bytesWorker.ts'
// oxlint-disable-next-line import/default -- Vite replaces this module by the address of the worker.
import url from '../engine/bytesWorker.ts?worker&url'
import { padded } from './ImageStorage.ts'

/** Thrown when the device has no space left for bytes. */
export class DeviceFull extends Error {
  override readonly name = 'DeviceFull'
}

/** Some of the bytes that were added at once. */
export interface ByteRange {
  /** Start offset among those. @default 0 */
  readonly from?: number
  readonly length: number
}

/** The files of a set: the copies of its originals, and one file with the results of each job. */
export interface ImageBytes {
  /** Whether they last longer than this tab. */
  readonly isSaved: boolean
  /**
   * Adds bytes to a file. A buffer is handed over, and no longer there for the caller.
   *
   * @returns where they begin in it
   * @throws {DeviceFull}
   */
  readonly append: (name: string, content: Blob | ArrayBuffer) => Promise<number>
  /**
   * Reads some of the bytes that were added at once.
   *
   * @param offset where these begin in the file
   */
  readonly read: (name: string, offset: number, range: ByteRange) => Promise<Blob | ArrayBuffer>
  readonly remove: (name: string) => Promise<void>
  /** Gives all files up, so that another tab can write them; they are opened again when needed. */
  readonly release: () => Promise<void>
  readonly close: () => void
}

/** The file with the copies of the originals. */
export const copiesName = 'originals'

/** The file with the results of a job. */
export function resultsName(job: string): string {
  return `results-${job}`
}

/**
 * Opens the files of a set: in the origin private file system, in the database where the browser has
 * no such, and in memory where it stores nothing.
 *
 * @param tables the database of the account
 * @param isInMemory whether that is in memory
 */
export async function openImageBytes(
  user: string,
  set: string,
  { tables, isInMemory }: { readonly tables: Tables; readonly isInMemory: boolean },
): Promise<ImageBytes> {
  if (!isInMemory) {
    const worker = startWorker<BytesWorker>(url)
    if (await worker.call((api) => api.start(user, set)).catch(() => false)) return inFiles(worker)
    worker.stop()
  }
  return inTables(set, tables, isInMemory)
}

function inFiles(worker: RunningWorker<BytesWorker>): ImageBytes {
  return {
    isSaved: true,
    async append(name, content) {
      const offset = await worker.call((api) =>
        api.append(name, content instanceof Blob ? content : transfer(content, [content])),
      )
      if (offset < 0) throw new DeviceFull('The device is full.')
      return offset
    },
    read: (name, offset, { from = 0, length }) =>
      worker.call((api) => api.read(name, offset + from, length)),
    remove: (name) => worker.call((api) => api.remove(name)),
    release: () => worker.call((api) => api.close()),
    close: () => worker.stop(),
  }
}

const table: TableName = 'imageBytes'

/** Keeps each part of a file as a value; its offset is its number. */
function inTables(set: string, tables: Tables, isInMemory: boolean): ImageBytes {
  const ends = new Map<string, number>()
  let writing: Promise<unknown> = Promise.resolve()

  const keyOf = (name: string, offset: number) => [set, `${name}/${padded(offset)}`] as const

  async function keysOf(name: string): Promise<Key[]> {
    const keys = await tables.keysOf(table, set)
    return keys.filter(([, part = '']) => part.startsWith(`${name}/`))
  }

  async function append(name: string, content: Blob | ArrayBuffer): Promise<number> {
    const offset = ends.get(name) ?? (await keysOf(name)).length
    const value = content instanceof Blob ? await storable(content) : content
    try {
      await tables.write([{ table, key: keyOf(name, offset), value }])
    } catch (error) {
      throw isFull(error) ? new DeviceFull('The device is full.') : error
    }
    ends.set(name, offset + 1)
    return offset
  }

  return {
    isSaved: !isInMemory,
    append(name, content) {
      const written = writing.then(() => append(name, content))
      writing = written.catch(() => {})
      return written
    },
    async read(name, offset, { from = 0, length }) {
      const value = await tables.read(table, keyOf(name, offset))
      if (value instanceof Blob || value instanceof ArrayBuffer) {
        return value.slice(from, from + length)
      }
      throw new DOMException('The bytes are missing.', 'NotFoundError')
    },
    async remove(name) {
      await writing
      ends.delete(name)
      await tables.write((await keysOf(name)).map((key) => ({ table, key })))
    },
    release: async () => {},
    close() {},
  }
}
