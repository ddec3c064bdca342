import type { Entry, FileEntry } from '@zip.js/zip.js'
import { concatBytes } from '../csv/concatBytes.ts'
import { FileError } from '../csv/FileError.ts'
import { maximumFileSize } from '../file/openTable.ts'

/** An archive has not more entries than this, so that a made-up one cannot fill the memory. */
const maxEntries = 20_000

/** Reads parts of texts as they are unpacked. */
type OnText = (text: string) => void

function isFile(entry: Entry): entry is FileEntry {
  return !entry.directory
}

function damaged(kind: string, cause: unknown): FileError {
  return Object.assign(new FileError('damaged', `The ${kind} file is damaged.`, { kind }), {
    cause,
  })
}

/** The files of a ZIP, each unpacked when it is asked for, and only up to a limit. */
export class Archive {
  /** The names of the files, with `/` between folders. */
  readonly names: readonly string[]
  readonly #kind: string
  readonly #maxBytes: number
  readonly #entries: ReadonlyMap<string, FileEntry>

  private constructor(kind: string, entries: readonly FileEntry[], maxBytes: number) {
    this.#kind = kind
    this.#maxBytes = maxBytes
    this.#entries = new Map(entries.map((entry) => [entry.filename, entry]))
    this.names = [...this.#entries.keys()]
  }

  /**
   * Opens a ZIP.
   *
   * @param kind what messages call the file
   * @param maxBytes no file is unpacked to more. @default 200 MB
   * @throws {FileError} `damaged`
   */
  static async open(bytes: Uint8Array, kind: string, maxBytes = maximumFileSize): Promise<Archive> {
    // Taken apart here, so that a bundler leaves out what writes ZIPs.
    const { Uint8ArrayReader, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-native.js')
    const reader = new ZipReader(new Uint8ArrayReader(bytes), {
      useWebWorkers: false,
      // Nothing is written under these names.
      filenameValidation: 'tolerant',
    })
    const entries: FileEntry[] = []
    try {
      for await (const entry of reader.getEntriesGenerator()) {
        if (entries.length >= maxEntries) break
        if (isFile(entry)) entries.push(entry)
      }
    } catch (error) {
      throw damaged(kind, error)
    }
    return new Archive(kind, entries, maxBytes)
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /**
   * Unpacks a file.
   *
   * @throws {FileError} `protected`, `damaged` or `too-large`
   */
  async read(name: string): Promise<Uint8Array> {
    const parts: Uint8Array[] = []
    await this.#unpack(name, (part) => parts.push(part))
    return concatBytes(parts)
  }

  /**
   * Unpacks a text part by part.
   *
   * @throws {FileError} `protected`, `damaged` or `too-large`, and what `onText` throws
   */
  async readText(name: string, onText: OnText): Promise<void> {
    const decoder = new TextDecoder()
    await this.#unpack(name, (part) => onText(decoder.decode(part, { stream: true })))
    onText(decoder.decode())
  }

  async #unpack(name: string, onPart: (part: Uint8Array) => void): Promise<void> {
    const entry = this.#entries.get(name)
    if (!entry) throw damaged(this.#kind, name)
    if (entry.encrypted) {
      throw new FileError('protected', `The ${this.#kind} file is protected by a password.`)
    }
    let size = 0
    let thrown: unknown
    const sink = new WritableStream<Uint8Array>({
      write: (part) => {
        size += part.length
        try {
          // What an archive says about its sizes need not be true.
          if (size > this.#maxBytes) throw tooLarge(size)
          onPart(part)
        } catch (error) {
          thrown = error
          throw error
        }
      },
    })
    try {
      await entry.getData(sink, { checkCrc32: true, useWebWorkers: false })
    } catch (error) {
      throw thrown ?? damaged(this.#kind, error)
    }
  }
}

/** @returns `too-large`, of a table that is larger once it is unpacked */
export function tooLarge(size: number): FileError {
  return new FileError('too-large', 'The file is larger than 200 MB once it is unpacked.', { size })
}
