/** Thrown where the data end before they should, or are none. */
class DataUnsound extends Error {
  override readonly name = 'DataUnsound'
}

/** The longest code of a Huffman tree (RFC 1951, section 3.2.7). */
const longestCode = 15

/** Reads bits, the least significant of each byte first. */
class BitReader {
  readonly #bytes: Uint8Array
  #at: number
  #held = 0
  #count = 0

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  bits(count: number): number {
    while (this.#count < count) {
      if (this.#at >= this.#bytes.length) throw new DataUnsound()
      this.#held |= this.#bytes[this.#at]! << this.#count
      this.#at += 1
      this.#count += 8
    }
    const value = this.#held & ((1 << count) - 1)
    this.#held >>>= count
    this.#count -= count
    return value
  }

  /** Passes whole bytes, from the next one on. */
  pass(count: number): void {
    this.#at += count
    if (this.#at > this.#bytes.length) throw new DataUnsound()
  }

  /** Drops what is left of the current byte, and returns the place behind it. */
  align(): number {
    this.#held = 0
    this.#count = 0
    return this.#at
  }
}

/** A canonical Huffman tree: how many codes each length has, and the symbols in the order of their codes. */
interface Tree {
  readonly counts: Uint16Array
  readonly symbols: Uint16Array
}

function treeOf(lengths: ArrayLike<number>): Tree {
  const counts = new Uint16Array(longestCode + 1)
  for (let symbol = 0; symbol < lengths.length; symbol += 1) counts[lengths[symbol]!]! += 1
  counts[0] = 0
  const places = new Uint16Array(longestCode + 2)
  for (let length = 1; length <= longestCode; length += 1)
    places[length + 1] = places[length]! + counts[length]!
  const symbols = new Uint16Array(lengths.length)
  for (let symbol = 0; symbol < lengths.length; symbol += 1) {
    const length = lengths[symbol]!
    if (length === 0) continue
    symbols[places[length]!] = symbol
    places[length]! += 1
  }
  return { counts, symbols }
}

function decode(reader: BitReader, { counts, symbols }: Tree): number {
  let code = 0
  let first = 0
  let index = 0
  for (let length = 1; length <= longestCode; length += 1) {
    code |= reader.bits(1)
    const count = counts[length]!
    if (code - count < first) return symbols[index + code - first]!
    index += count
    first = (first + count) << 1
    code <<= 1
  }
  throw new DataUnsound()
}

/** The lengths that the symbols from 257 on begin with, and how many bits follow (section 3.2.5). */
const lengthBases = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
  163, 195, 227, 258,
]
const lengthBits = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
]
const endOfBlock = 256
const mostDistances = 30

/** The order in which the lengths of the codes for lengths are written (section 3.2.7). */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

/** The codes of blocks that bring none (section 3.2.6). */
const fixedTrees = [
  treeOf(
    Uint8Array.from({ length: 288 }, (_, symbol) =>
      symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
    ),
  ),
  treeOf(new Uint8Array(mostDistances).fill(5)),
] as const

function readTrees(reader: BitReader): readonly [literals: Tree, distances: Tree] {
  const literals = reader.bits(5) + 257
  const distances = reader.bits(5) + 1
  const written = reader.bits(4) + 4
  const ofLengths = new Uint8Array(lengthOrder.length)
  for (let at = 0; at < written; at += 1) ofLengths[lengthOrder[at]!] = reader.bits(3)
  const tree = treeOf(ofLengths)
  const lengths = new Uint8Array(literals + distances)
  for (let at = 0; at < lengths.length;) {
    const symbol = decode(reader, tree)
    if (symbol < 16) {
      lengths[at] = symbol
      at += 1
      continue
    }
    const repeated = symbol === 16 ? (lengths[at - 1] ?? 0) : 0
    const count =
      symbol === 16 ? 3 + reader.bits(2) : symbol === 17 ? 3 + reader.bits(3) : 11 + reader.bits(7)
    lengths.fill(repeated, at, at + count)
    at += count
  }
  return [treeOf(lengths.subarray(0, literals)), treeOf(lengths.subarray(literals))]
}

/** Passes a block of codes, and returns how many bytes it stands for. */
function passCodes(reader: BitReader, [literals, distances]: readonly [Tree, Tree]): number {
  let size = 0
  for (;;) {
    const symbol = decode(reader, literals)
    if (symbol < endOfBlock) {
      size += 1
      continue
    }
    if (symbol === endOfBlock) return size
    const base = lengthBases[symbol - 257]
    if (base === undefined) throw new DataUnsound()
    size += base + reader.bits(lengthBits[symbol - 257]!)
    const distance = decode(reader, distances)
    if (distance >= mostDistances) throw new DataUnsound()
    reader.bits(distance < 4 ? 0 : (distance >> 1) - 1)
  }
}

/** Passes a block, and returns how many bytes it stands for. */
function passBlock(reader: BitReader): number {
  switch (reader.bits(2)) {
    case 0: {
      reader.align()
      const size = reader.bits(16)
      reader.bits(16)
      reader.pass(size)
      return size
    }
    case 1:
      return passCodes(reader, fixedTrees)
    case 2:
      return passCodes(reader, readTrees(reader))
    default:
      throw new DataUnsound()
  }
}

/** End of compressed data, with their decompressed content. */
export interface DeflateEnd {
  /** The place behind them and their checksum. */
  readonly end: number
  /** Number of bytes once unpacked. */
  readonly size: number
}

/**
 * Finds where zlib’s compressed data end, without unpacking them (RFC 1950 and 1951). Their checksum is
 * not compared.
 *
 * @returns nothing if some are missing, or if they are none
 */
export function endOfDeflate(bytes: Uint8Array): DeflateEnd | undefined {
  const deflate = 8
  if (bytes.length < 2 || (bytes[0]! & 0x0f) !== deflate) return undefined
  const reader = new BitReader(bytes, 2)
  let size = 0
  try {
    for (let isLast = false; !isLast;) {
      isLast = reader.bits(1) === 1
      size += passBlock(reader)
    }
  } catch (error) {
    if (error instanceof DataUnsound) return undefined
    throw error
  }
  const end = reader.align() + 4
  return end > bytes.length ? undefined : { end, size }
}
