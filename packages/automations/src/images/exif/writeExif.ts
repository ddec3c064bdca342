import { asciiBytes, bigEndian, joinBytes } from '../formats/bytes.ts'

/** Exif data to write. */
export interface WrittenExif {
  /** Rotation to show it with: 1 to 8. @default 1, not written */
  readonly orientation?: number
  readonly copyright?: string
  /** When it was taken, as `2026:03:31 12:00:00`. */
  readonly date?: string
  /** The difference of its time to UTC, as `+02:00`. */
  readonly offset?: string
  /** Whether its colours are Adobe RGB without a colour profile. @default false */
  readonly isAdobeRgb?: boolean
}

/** An entry of a directory: a text, a short number, or another directory. */
interface Entry {
  readonly tag: number
  readonly value: string | number | readonly Entry[]
}

const types = { ascii: 2, short: 3, long: 4 } as const

const encoder = new TextEncoder()

/** Writes a directory with what its entries refer to behind it. */
function writeDirectory(entries: readonly Entry[], start: number): Uint8Array<ArrayBuffer> {
  let free = start + 2 + 12 * entries.length + 4
  const behind: Uint8Array[] = []
  const keep = (content: Uint8Array) => {
    // Values begin at even places.
    const padded = content.length % 2 === 0 ? content : joinBytes([content, new Uint8Array(1)])
    const at = free
    behind.push(padded)
    free += padded.length
    return bigEndian(at, 4)
  }
  const lines = entries.map(({ tag, value }) => {
    const line = (type: number, count: number, content: Uint8Array) =>
      joinBytes([bigEndian(tag, 2), bigEndian(type, 2), bigEndian(count, 4), content])
    if (typeof value === 'number') {
      return line(types.short, 1, joinBytes([bigEndian(value, 2), new Uint8Array(2)]))
    }
    if (typeof value !== 'string') return line(types.long, 1, keep(writeDirectory(value, free)))
    const text = joinBytes([encoder.encode(value), new Uint8Array(1)])
    const isInline = text.length <= 4
    const place = isInline ? joinBytes([text, new Uint8Array(4 - text.length)]) : keep(text)
    return line(types.ascii, text.length, place)
  })
  return joinBytes([bigEndian(entries.length, 2), ...lines, new Uint8Array(4), ...behind])
}

/** The entries for pictures in Adobe RGB (DCF 2.0, section 4.3.2): not sRGB, but the option file R03. */
const adobeRgb: readonly Entry[] = [
  { tag: 0xa001, value: 0xffff },
  { tag: 0xa005, value: [{ tag: 0x0001, value: 'R03' }] },
]

/** Writes Exif with nothing but what is given; empty if there is nothing to say. */
export function writeExif({
  orientation = 1,
  copyright,
  date,
  offset,
  isAdobeRgb = false,
}: WrittenExif): Uint8Array<ArrayBuffer> {
  const inner: Entry[] = [
    ...(date === undefined ? [] : [{ tag: 0x9003, value: date }]),
    ...(date === undefined || offset === undefined ? [] : [{ tag: 0x9011, value: offset }]),
    ...(isAdobeRgb ? adobeRgb : []),
  ]
  const entries: Entry[] = [
    ...(orientation === 1 ? [] : [{ tag: 0x0112, value: orientation }]),
    ...(copyright === undefined ? [] : [{ tag: 0x8298, value: copyright }]),
    ...(inner.length === 0 ? [] : [{ tag: 0x8769, value: inner }]),
  ]
  if (entries.length === 0) return new Uint8Array()
  const start = 8
  return joinBytes([asciiBytes('MM\0*'), bigEndian(start, 4), writeDirectory(entries, start)])
}
