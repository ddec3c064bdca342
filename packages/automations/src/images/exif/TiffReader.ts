import { viewOf } from '../formats/bytes.ts'

/** An entry of a directory of Exif. */
export interface ExifEntry {
  readonly type: number
  readonly count: number
  /** Offset of its value. */
  readonly at: number
}

export type ExifDirectory = ReadonlyMap<number, ExifEntry>

export interface Rational {
  readonly numerator: number
  readonly denominator: number
}

/** Bytes of a value of each type, from 1 (TIFF 6.0, section 2, and Exif 3.0, section 4.6.2). */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
const types = { ascii: 2, short: 3, long: 4, rational: 5, utf8: 129 } as const

/** Decodes a text of Exif or of similar metadata: UTF-8 where it is valid, else Latin-1. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads the directories that Exif consists of. No bytes make it throw or run on. */
export class TiffReader {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #isLittleEndian: boolean
  /** Offset of the first directory; nothing if this is no Exif. */
  readonly first: number | undefined

  /** @param bytes Exif, from its mark for the order of bytes on */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = viewOf(bytes)
    const mark = bytes.length < 8 ? 0 : this.#view.getUint16(0)
    this.#isLittleEndian = mark === 0x4949
    const isExif =
      (this.#isLittleEndian || mark === 0x4d4d) &&
      this.#view.getUint16(2, this.#isLittleEndian) === 42
    this.first = isExif ? this.#long(4) : undefined
  }

  #short(at: number): number {
    return this.#view.getUint16(at, this.#isLittleEndian)
  }

  #long(at: number): number {
    return this.#view.getUint32(at, this.#isLittleEndian)
  }

  /**
   * Returns the entries of a directory as far as they are there: some programs write a greater count.
   * Of an entry that is there twice the first counts.
   *
   * @returns nothing if not one of them is there
   */
  directory(start: number | undefined): ExifDirectory | undefined {
    if (start === undefined || start < 8 || start + 2 > this.#bytes.length) return undefined
    const count = this.#countAt(start)
    if (count === 0 && this.#short(start) > 0) return undefined
    const entries = new Map<number, ExifEntry>()
    for (let entry = start + 2; entry < start + 2 + 12 * count; entry += 12) {
      const type = this.#short(entry + 2)
      const values = this.#long(entry + 4)
      const size = (type === types.utf8 ? 1 : (sizes[type] ?? 0)) * values
      const at = size <= 4 ? entry + 8 : this.#long(entry + 8)
      const tag = this.#short(entry)
      if (size === 0 || at + size > this.#bytes.length || entries.has(tag)) continue
      entries.set(tag, { type, count: values, at })
    }
    return entries
  }

  /** Whether a directory has fewer entries than it says. */
  isCut(start: number): boolean {
    return start + 2 > this.#bytes.length || this.#countAt(start) < this.#short(start)
  }

  /** Returns how many entries of a directory are there. */
  #countAt(start: number): number {
    return Math.min(this.#short(start), Math.floor((this.#bytes.length - start - 2) / 12))
  }

  /** Returns where the directory behind another one begins; nothing if there is none. */
  next(start: number): number | undefined {
    const at = start + 2 + 12 * this.#short(start)
    const place = at + 4 > this.#bytes.length ? 0 : this.#long(at)
    return place === 0 ? undefined : place
  }

  /** Reads a whole number; nothing if the entry is none. */
  number(entry: ExifEntry | undefined): number | undefined {
    if (entry?.type === types.short) return this.#short(entry.at)
    return entry?.type === types.long ? this.#long(entry.at) : undefined
  }

  /** Reads a text without spaces at its ends; nothing if it is empty or no text. */
  text(entry: ExifEntry | undefined): string | undefined {
    if (entry?.type !== types.ascii && entry?.type !== types.utf8) return undefined
    const value = this.#bytes.subarray(entry.at, entry.at + entry.count)
    const end = value.indexOf(0)
    const text = decodeText(end === -1 ? value : value.subarray(0, end)).trim()
    return text === '' ? undefined : text
  }

  /** Reads fractions; none if the entry has none. */
  rationals(entry: ExifEntry | undefined): Rational[] {
    if (entry?.type !== types.rational) return []
    return Array.from({ length: Math.min(entry.count, 3) }, (_, index) => ({
      numerator: this.#long(entry.at + 8 * index),
      denominator: this.#long(entry.at + 8 * index + 4),
    }))
  }
}
