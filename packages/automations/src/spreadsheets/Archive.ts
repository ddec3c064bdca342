import type { Entry, FileEntry } from '@zip.js/zip.js'
import { FileError } from '../csv/FileError.ts'
import { maximumFileSize } from '../file/openTable.ts'
import { inflate } from './inflate.ts'

/** An archive has not more entries than this, so that a made-up one cannot fill the memory. */
const maxEntries = 20_000

/** An archive is unpacked to this, and to so many times what was read of it; tables are within a third. */
const unpackedAnyway = 20_000_000
const unpackedRatio = 50

/** The part in front of each file that always has the same length, in bytes. */
const localHeader = { length: 30, name: 26, extra: 28 } as const

/** The compression method of ZIP that browsers unpack: DEFLATE. */
const deflated = 8

/** Takes a part as it is unpacked, with how many packed bytes were read by then. */
type OnUnpacked = (part: Uint8Array, packed: number) => void

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

interface ArchiveOptions {
  /** The name of its format in messages, such as ‘ZIP’. */
  readonly kind: string
  /** All its files together are unpacked to no more. @default 200 MB */
  readonly maxBytes?: number
}

/**
 * The files of a ZIP, each unpacked when it is asked for, and only up to a limit. Nothing that the
 * archive says about sizes is believed.
 */
export class Archive {
  /** The names of the files, with `/` between folders. */
  readonly names: readonly string[]
  readonly #bytes: Uint8Array
  readonly #kind: string
  readonly #maxBytes: number
  readonly #entries: ReadonlyMap<string, FileEntry>
  #unpacked = 0

  private constructor(
    bytes: Uint8Array,
    entries: readonly FileEntry[],
    { kind, maxBytes = maximumFileSize }: ArchiveOptions,
  ) {
    this.#bytes = bytes
    this.#kind = kind
    this.#maxBytes = maxBytes
    this.#entries = new Map(entries.map((entry) => [entry.filename, entry]))
    this.names = [...this.#entries.keys()]
  }

  /**
   * Opens a ZIP.
   *
   * @throws {FileError} `damaged`
   */
  static async open(bytes: Uint8Array, options: ArchiveOptions): Promise<Archive> {
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
      throw damaged(options.kind, error)
    }
    return new Archive(bytes, entries, options)
  }

  /** The bytes that may still be unpacked. */
  get left(): number {
    return this.#maxBytes - this.#unpacked
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /**
   * Unpacks a file.
   *
   * @throws {FileError} `protected`, `damaged` or `unpacks-too-large`
   */
  async read(name: string): Promise<Uint8Array> {
    const { uncompressedSize = 0 } = this.#entries.get(name) ?? {}
    // A large size is believed once it has been unpacked, as room for it would take the memory.
    if (uncompressedSize > unpackedAnyway) {
      const before = this.#unpacked
      await this.#unpack(name, this.left, () => {})
      this.#unpacked = before
    }
    const bytes = new Uint8Array(Math.min(uncompressedSize, this.left))
    let size = 0
    await this.#unpack(name, this.left, (part) => {
      if (size + part.length > bytes.length) throw damaged(this.#kind, name)
      bytes.set(part, size)
      size += part.length
    })
    if (size !== uncompressedSize) throw damaged(this.#kind, name)
    return bytes
  }

  /**
   * Unpacks a text part by part.
   *
   * @param maxBytes of this text. @default what may still be unpacked
   * @throws {FileError} `protected`, `damaged` or `unpacks-too-large`, and what `onText` throws
   */
  async readText(name: string, onText: OnText, maxBytes: number = this.left): Promise<void> {
    const decoder = new TextDecoder()
    await this.#unpack(name, Math.min(maxBytes, this.left), (part) =>
      onText(decoder.decode(part, { stream: true })),
    )
    onText(decoder.decode())
  }

  async #unpack(name: string, maxBytes: number, onPart: (part: Uint8Array) => void): Promise<void> {
    const entry = this.#entries.get(name)
    if (!entry) throw damaged(this.#kind, name)
    if (entry.encrypted) {
      throw new FileError('protected', `The ${this.#kind} file is protected by a password.`)
    }
    let size = 0
    const take = (part: Uint8Array, packed: number) => {
      size += part.length
      this.#unpacked += part.length
      const limit = Math.min(maxBytes, Math.max(unpackedAnyway, unpackedRatio * packed))
      if (size > limit) throw unpacksTooLarge(this.#kind, limit)
      onPart(part)
    }
    if (entry.compressionMethod === deflated) await this.#inflate(entry, take)
    else await this.#copy(entry, take)
  }

  async #inflate(entry: FileEntry, take: OnUnpacked): Promise<void> {
    let read = 0
    const { crc32: checksum = 0, uncompressedSize: size } = entry
    const unpacked = inflate({ packed: this.#contentOf(entry), checksum, size }, (bytes) => {
      read = bytes
    })
    const reader = unpacked.getReader()
    try {
      for (;;) {
        const { value } = await reader.read().catch((error: unknown) => {
          throw damaged(this.#kind, error)
        })
        if (!value) return
        take(value, read)
      }
    } finally {
      // Of what was unpacked to its end nothing is left to stop.
      await reader.cancel().catch(() => {})
    }
  }

  /** Reads a file that is not packed. */
  async #copy(entry: FileEntry, take: OnUnpacked): Promise<void> {
    let thrown: unknown
    const sink = new WritableStream<Uint8Array>({
      write(part) {
        try {
          take(part, Infinity)
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

  /** Finds the packed bytes of a file, behind what is written before them (APPNOTE 4.3.7). */
  #contentOf({ offset, compressedSize }: FileEntry): Uint8Array {
    const bytes = this.#bytes
    if (offset + localHeader.length > bytes.length) throw damaged(this.#kind, offset)
    const header = new DataView(bytes.buffer, bytes.byteOffset + offset, localHeader.length)
    const names = [localHeader.name, localHeader.extra].map((at) => header.getUint16(at, true))
    const start = names.reduce((sum, length) => sum + length, offset + localHeader.length)
    return bytes.subarray(start, start + compressedSize)
  }
}

const megabyte = 1_000_000

/** @returns `unpacks-too-large`, of a file that takes too much memory once it is unpacked */
export function unpacksTooLarge(kind: string, limit: number): FileError {
  const size = `${Math.round(limit / megabyte)} MB`
  return new FileError(
    'unpacks-too-large',
    `The ${kind} file unpacks to more than ${size}, which is more than can be opened of it. Unpack it yourself and open the CSV in it, or export fewer products.`,
    { kind, limit },
  )
}
