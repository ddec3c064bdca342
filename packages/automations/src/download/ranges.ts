import type { Encoding } from '../csv/encoding.ts'
import type { Layout, Table } from '../csv/Table.ts'

/** Rows that stay together in a download; `end` is the row behind the last one. */
export interface RowRange {
  readonly start: number
  readonly end: number
}

/** Parts of a content to write, as pairs of offsets: begin, end, begin, end. */
type ByteRanges = number[]

function addRange(ranges: ByteRanges, start: number, end: number): void {
  if (ranges.at(-1) === start) ranges[ranges.length - 1] = end
  else ranges.push(start, end)
}

/** Adds a row without the excluded columns. Each kept cell but the first brings the delimiter before it. */
function addRow(
  ranges: ByteRanges,
  table: Table,
  row: number,
  excluded: ReadonlySet<number>,
): void {
  const count = table.cellCount(row)
  let isFirst = true
  for (let column = 0; column < count; column += 1) {
    if (excluded.has(column)) continue
    const start = table.cellStart(row, column)
    addRange(ranges, isFirst ? start : start - 1, table.cellEnd(row, column))
    isFirst = false
  }
  addRange(ranges, table.cellEnd(row, count - 1), table.rowSpan(row).end)
}

/** Finds the bytes of some rows without the excluded columns. */
export function byteRanges(
  table: Table,
  rows: readonly RowRange[],
  excluded: ReadonlySet<number>,
): ByteRanges {
  const ranges: ByteRanges = []
  for (const { start, end } of rows) {
    if (excluded.size === 0) {
      addRange(ranges, table.rowSpan(start).start, table.rowSpan(end - 1).end)
      continue
    }
    for (let row = start; row < end; row += 1) addRow(ranges, table, row, excluded)
  }
  return ranges
}

/** Copies ranges of bytes into one array. */
export function join(content: Uint8Array, ranges: ByteRanges): Uint8Array {
  let length = 0
  for (let at = 0; at < ranges.length; at += 2) length += ranges[at + 1]! - ranges[at]!
  const joined = new Uint8Array(length)
  let position = 0
  for (let at = 0; at < ranges.length; at += 2) {
    const part = content.subarray(ranges[at], ranges[at + 1])
    joined.set(part, position)
    position += part.length
  }
  return joined
}

/** Counts the bytes of a text in UTF-8 once it is written in an encoding that has all its characters. */
function encodedLength(bytes: Uint8Array, encoding: Encoding): number {
  if (encoding === 'utf-8') return bytes.length
  let units = 0
  for (const byte of bytes) {
    // Every byte but those that continue a character begins one; four bytes are a surrogate pair.
    if ((byte & 0xc0) !== 0x80) units += 1
    if (byte >= 0xf0 && encoding !== 'windows-1252') units += 1
  }
  return encoding === 'windows-1252' ? units : units * 2
}

/** The length of the byte order mark and the separator line of a file. */
function startLength({ encoding, hasMark, separator }: Omit<Layout, 'dialect'>): number {
  const isUtf16 = encoding === 'utf-16le' || encoding === 'utf-16be'
  const mark = encoding === 'utf-8' ? 3 : 2
  return (hasMark ? mark : 0) + (separator?.line.length ?? 0) * (isUtf16 ? 2 : 1)
}

/** Counts the bytes that ranges take in the encoding of a table, without a byte order mark. */
export function sizeOf({ content, encoding }: Table, ranges: ByteRanges): number {
  let size = 0
  for (let at = 0; at < ranges.length; at += 2) {
    const [start = 0, end = 0] = [ranges[at], ranges[at + 1]]
    size +=
      encoding === 'utf-8' ? end - start : encodedLength(content.subarray(start, end), encoding)
  }
  return size
}

/** Counts the bytes of the header and of what comes before it, which every file begins with. */
export function headSize(table: Table, excluded: ReadonlySet<number>): number {
  return startLength(table) + sizeOf(table, byteRanges(table, [{ start: 0, end: 1 }], excluded))
}
