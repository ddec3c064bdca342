import { jpegMarkers, type JpegSegment } from './jpegMarkers.ts'

/** Thrown where the data of a scan end before its picture does, or are none. */
class ScanUnsound extends Error {
  override readonly name = 'ScanUnsound'
}

/** Reads the bits of a scan, the most significant of each byte first (ITU-T T.81, annex F.2.2.5). */
class ScanReader {
  readonly #bytes: Uint8Array
  #at: number
  #held = 0
  #count = 0

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  /** The place behind the byte that was read last. */
  get at(): number {
    return this.#at
  }

  bit(): number {
    if (this.#count === 0) {
      const byte = this.#bytes[this.#at]
      if (byte === undefined) throw new ScanUnsound()
      if (byte === 0xff) {
        // Behind it a zero says that it is no marker.
        if (this.#bytes[this.#at + 1] !== 0) throw new ScanUnsound()
        this.#at += 1
      }
      this.#at += 1
      this.#held = byte
      this.#count = 8
    }
    this.#count -= 1
    return (this.#held >> this.#count) & 1
  }

  bits(count: number): number {
    let value = 0
    for (let left = count; left > 0; left -= 1) value = (value << 1) | this.bit()
    return value
  }

  /** Passes the marker between two intervals. */
  passRestart(): void {
    this.#count = 0
    const code = this.#bytes[this.#at + 1]
    if (this.#bytes[this.#at] !== 0xff || code === undefined || code < 0xd0 || code > 0xd7)
      throw new ScanUnsound()
    this.#at += 2
  }
}

/** A Huffman table: the last code of each length, what leads from a code to its symbol, and the symbols. */
interface Table {
  readonly last: Int32Array
  readonly offset: Int32Array
  readonly symbols: Uint8Array
}

const longestCode = 16

function readTable(bytes: Uint8Array, at: number): Table {
  const last = new Int32Array(longestCode + 1).fill(-1)
  const offset = new Int32Array(longestCode + 1)
  let code = 0
  let index = 0
  for (let length = 1; length <= longestCode; length += 1) {
    const count = bytes[at + length]!
    offset[length] = index - code
    code += count
    index += count
    if (count > 0) last[length] = code - 1
    code <<= 1
  }
  return { last, offset, symbols: bytes.subarray(at + 17, at + 17 + index) }
}

function decode(reader: ScanReader, table: Table | undefined): number {
  if (!table) throw new ScanUnsound()
  let code = 0
  for (let length = 1; length <= longestCode; length += 1) {
    code = (code << 1) | reader.bit()
    if (code > table.last[length]!) continue
    const symbol = table.symbols[code + table.offset[length]!]
    if (symbol === undefined) break
    return symbol
  }
  throw new ScanUnsound()
}

/** A component of the picture: its luminance, or a colour. */
interface Component {
  readonly id: number
  /** Blocks of it in each unit of an interleaved scan. */
  readonly across: number
  readonly down: number
  /** Its blocks, without those that only fill up the last units. */
  readonly width: number
  readonly height: number
  /** Blocks in each row of `known`. */
  readonly stride: number
  /** A bit for each of the 64 coefficients of each block that is not zero. */
  readonly known: Uint32Array
  /** The precision that each coefficient has, in bits that are missing; −1 for none at all. */
  readonly missing: Int8Array
}

interface Frame {
  readonly isProgressive: boolean
  readonly unitsAcross: number
  readonly unitsDown: number
  readonly components: readonly Component[]
}

function readFrame(bytes: Uint8Array, { marker, content, end }: JpegSegment): Frame {
  const number = (at: number) => bytes[content + at]!
  const height = number(1) * 256 + number(2)
  const width = number(3) * 256 + number(4)
  const count = number(5)
  if (end - content < 6 + 3 * count || width === 0 || height === 0) throw new ScanUnsound()
  const isProgressive = marker === 0xc2
  const sizes = Array.from({ length: count }, (_, index) => number(7 + 3 * index))
  const mostAcross = Math.max(...sizes.map((size) => size >> 4))
  const mostDown = Math.max(...sizes.map((size) => size & 15))
  if (sizes.some((size) => size >> 4 === 0 || (size & 15) === 0)) throw new ScanUnsound()
  const unitsAcross = Math.ceil(width / (8 * mostAcross))
  const unitsDown = Math.ceil(height / (8 * mostDown))
  const components = sizes.map((size, index): Component => {
    const [across, down] = [size >> 4, size & 15]
    const stride = unitsAcross * across
    return {
      id: number(6 + 3 * index),
      across,
      down,
      width: Math.ceil((width * across) / mostAcross / 8),
      height: Math.ceil((height * down) / mostDown / 8),
      stride,
      known: new Uint32Array(isProgressive ? 2 * stride * unitsDown * down : 0),
      missing: new Int8Array(64).fill(-1),
    }
  })
  return { isProgressive, unitsAcross, unitsDown, components }
}

/** The part of the coefficients that a scan has, and in what precision. */
interface Band {
  readonly first: number
  readonly last: number
  readonly isRefined: boolean
}

/** Passes the blocks of a scan one after the other. */
class BlockReader {
  readonly #reader: ScanReader
  readonly #band: Band
  /** Blocks that end without another code. */
  #empty = 0

  constructor(reader: ScanReader, band: Band) {
    this.#reader = reader
    this.#band = band
  }

  restart(): void {
    this.#reader.passRestart()
    this.#empty = 0
  }

  /** Passes a block of a picture that is stored in one pass. */
  passWhole(direct: Table | undefined, others: Table | undefined): void {
    const reader = this.#reader
    reader.bits(decode(reader, direct))
    for (let at = 1; at < 64; at += 1) {
      const code = decode(reader, others)
      const size = code & 15
      if (size === 0 && code >> 4 < 15) return
      at += code >> 4
      reader.bits(size)
    }
  }

  /** Passes the mean of a block. */
  passDirect(direct: Table | undefined): void {
    const reader = this.#reader
    reader.bits(this.#band.isRefined ? 1 : decode(reader, direct))
  }

  /** Passes other coefficients of a block. */
  passOthers(others: Table | undefined, known: Uint32Array, block: number): void {
    if (this.#band.isRefined) this.#passRefined(others, known, block)
    else this.#passNew(others, known, block)
  }

  #passNew(others: Table | undefined, known: Uint32Array, block: number): void {
    if (this.#empty > 0) {
      this.#empty -= 1
      return
    }
    const reader = this.#reader
    const { first, last } = this.#band
    for (let at = first; at <= last; at += 1) {
      const code = decode(reader, others)
      const [run, size] = [code >> 4, code & 15]
      if (size === 0 && run < 15) {
        this.#empty = (1 << run) - 1 + reader.bits(run)
        return
      }
      at += run
      if (size === 0) continue
      reader.bits(size)
      mark(known, block, at)
    }
  }

  #passRefined(others: Table | undefined, known: Uint32Array, block: number): void {
    const reader = this.#reader
    const { first, last } = this.#band
    let at = first
    for (; this.#empty === 0 && at <= last; at += 1) {
      const code = decode(reader, others)
      let run = code >> 4
      const isNew = (code & 15) !== 0
      if (isNew) reader.bit()
      else if (run < 15) {
        this.#empty = (1 << run) + reader.bits(run)
        break
      }
      for (; at <= last; at += 1) {
        if (isKnown(known, block, at)) reader.bit()
        else if (run === 0) break
        else run -= 1
      }
      if (isNew && at <= last) mark(known, block, at)
    }
    if (this.#empty === 0) return
    for (; at <= last; at += 1) if (isKnown(known, block, at)) reader.bit()
    this.#empty -= 1
  }
}

function mark(known: Uint32Array, block: number, at: number): void {
  if (at < 64) known[2 * block + (at >> 5)]! |= 1 << (at & 31)
}

function isKnown(known: Uint32Array, block: number, at: number): boolean {
  return ((known[2 * block + (at >> 5)]! >>> (at & 31)) & 1) === 1
}

/** Facts about a scan from the segments before it. */
interface Tables {
  readonly direct: Map<number, Table>
  readonly others: Map<number, Table>
  /** Units between two restarts; 0 for none. */
  interval: number
}

/** Reads the Huffman tables of a segment, which may have several. */
function readTables(bytes: Uint8Array, { content, end }: JpegSegment, tables: Tables): void {
  for (let at = content; at + 17 <= end;) {
    const table = readTable(bytes, at)
    const kind = bytes[at]! >> 4 === 0 ? tables.direct : tables.others
    kind.set(bytes[at]! & 15, table)
    at += 17 + table.symbols.length
  }
}

/** Passes the data of a scan, and returns the place behind them. */
function passScan(
  bytes: Uint8Array,
  { content }: JpegSegment,
  frame: Frame,
  { direct, others, interval }: Tables,
): number {
  const count = bytes[content]!
  const header = content + 1 + 2 * count
  const band = {
    first: bytes[header]!,
    last: bytes[header + 1]!,
    isRefined: bytes[header + 2]! > 15,
  }
  const precision = bytes[header + 2]! & 15
  const reader = new ScanReader(bytes, header + 3)
  const blocks = new BlockReader(reader, band)
  const parts = Array.from({ length: count }, (_, index) => {
    const component = frame.components.find(({ id }) => id === bytes[content + 1 + 2 * index])
    if (!component) throw new ScanUnsound()
    const used = bytes[content + 2 + 2 * index]!
    return { component, direct: direct.get(used >> 4), others: others.get(used & 15) }
  })
  if (count === 0 || band.last > 63 || band.first > band.last) throw new ScanUnsound()

  const pass = ({ component, ...tables }: (typeof parts)[number], x: number, y: number) => {
    if (!frame.isProgressive) blocks.passWhole(tables.direct, tables.others)
    else if (band.first === 0) blocks.passDirect(tables.direct)
    else blocks.passOthers(tables.others, component.known, y * component.stride + x)
  }
  const [only] = parts
  const isSingle = parts.length === 1 && only !== undefined
  const across = isSingle ? only.component.width : frame.unitsAcross
  const units = across * (isSingle ? only.component.height : frame.unitsDown)
  for (let unit = 0; unit < units; unit += 1) {
    if (interval > 0 && unit > 0 && unit % interval === 0) blocks.restart()
    const [left, top] = [unit % across, Math.floor(unit / across)]
    if (isSingle) {
      pass(only, left, top)
      continue
    }
    for (const part of parts) {
      const { component } = part
      for (let block = 0; block < component.across * component.down; block += 1) {
        const x = left * component.across + (block % component.across)
        pass(part, x, top * component.down + Math.floor(block / component.across))
      }
    }
  }
  const [from, to] = frame.isProgressive ? [band.first, band.last] : [0, 63]
  for (const { component } of parts) component.missing.fill(precision, from, to + 1)
  return reader.at
}

/** Whether each component has all of its coefficients in full. */
function isComplete({ components }: Frame): boolean {
  return components.every(({ missing }) => missing.every((bits) => bits === 0))
}

function passScans(bytes: Uint8Array, segments: readonly JpegSegment[]): number | undefined {
  const tables: Tables = { direct: new Map(), others: new Map(), interval: 0 }
  let frame: Frame | undefined
  for (const segment of segments) {
    const { marker, content } = segment
    if (marker >= 0xc0 && marker <= 0xc2) frame = readFrame(bytes, segment)
    else if (marker === jpegMarkers.huffmanTables) readTables(bytes, segment, tables)
    else if (marker === jpegMarkers.restartInterval)
      tables.interval = bytes[content]! * 256 + bytes[content + 1]!
    else if (marker === jpegMarkers.startOfScan && frame) {
      const end = passScan(bytes, segment, frame, tables)
      if (isComplete(frame)) return end
    }
  }
  return undefined
}

/**
 * Finds where the picture of a JPEG ends that has no marker of its end, by passing through all of its
 * compressed data without decoding them (ITU-T T.81, annexes F and G). Data that are coded in other ways
 * than by Huffman’s are not passed through.
 *
 * @param segments as far as they can be read
 * @returns the place behind the last byte of the picture; nothing if a part of it is missing
 */
export function endOfScans(
  bytes: Uint8Array,
  segments: readonly JpegSegment[],
): number | undefined {
  try {
    return passScans(bytes, segments)
  } catch (error) {
    if (error instanceof ScanUnsound) return undefined
    throw error
  }
}
