import { BlobReader, BlobWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import { expose } from 'comlink'

/** One file of a ZIP. */
export interface ZipEntry {
  /** Its name with its folders. */
  readonly name: string
  readonly bytes: Blob | ArrayBuffer
  /** Whether packing makes it smaller, such as a text. @default false */
  readonly isPacked?: boolean
}

/** Images are packed already. */
const stored = { level: 0, dataDescriptor: false, bufferedWrite: true, useWebWorkers: false }

/** Texts, which the browser itself packs. */
const packed = { level: 6 }

/** The calls of a worker that writes a ZIP. */
const calls = {
  /**
   * Writes files into a ZIP, one after the other.
   *
   * @param next returns the next file; nothing after the last
   * @param target the file in the member's folder that it is written to. @default it is returned
   */
  async write(
    next: () => Promise<ZipEntry | undefined>,
    target?: FileSystemFileHandle,
  ): Promise<Blob | undefined> {
    const writable = await target?.createWritable()
    try {
      const blob = writable ? undefined : new BlobWriter('application/zip')
      const zip = new ZipWriter(writable ?? blob!, stored)
      for (;;) {
        const entry = await next()
        if (!entry) break
        const { name, bytes, isPacked } = entry
        const content = new BlobReader(bytes instanceof Blob ? bytes : new Blob([bytes]))
        await zip.add(name, content, isPacked ? packed : undefined)
      }
      await zip.close()
      return await blob?.getData()
    } catch (error) {
      await writable?.abort().catch(() => {})
      throw error
    }
  },
}

export type ZipWorker = typeof calls

expose(calls)
