import type { Encoding } from '../csv/encoding.ts'
import type { Layout, Table } from '../csv/Table.ts'
import { copyBytes } from '../patches/copyBytes.ts'

/** Rows that stay together in a download, or columns; `end` is the one behind the last. */
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

/** Lists the columns between those that are excluded, as ranges; the last one has no end. */
export function keptColumns(excluded: ReadonlySet<number>): RowRange[] {
  const kept: RowRange[] = []
  let start = 0
  for (const column of [...excluded].toSorted((one, other) => one - other)) {
    if (column > start) kept.push({ start, end: column })
    start = column + 1
  }
  return [...kept, { start, end: Number.POSITIVE_INFINITY }]
}

/** Adds the kept columns of a row. Each range of them but the first brings the delimiter before it. */
function addRow(ranges: ByteRanges, table: Table, row: number, columns: readonly RowRange[]): void {
  const count = table.cellCount(row)
  let isFirst = true
  for (const { start, end } of columns) {
    if (start >= count) break
    const from = table.cellStart(row, start)
    addRange(ranges, isFirst ? from : from - 1, table.cellEnd(row, Math.min(end, count) - 1))
    isFirst = false
  }
  addRange(ranges, table.cellEnd(row, count - 1), table.rowSpan(row).end)
}

/**
 * Finds the bytes of some rows.
 *
 * @param columns as `keptColumns` returns them
 */
export function byteRanges(
  table: Table,
  rows: readonly RowRange[],
  columns: readonly RowRange[],
): ByteRanges {
  const ranges: ByteRanges = []
  const hasAll = columns.length === 1 && columns[0]!.start === 0
  for (const { start, end } of rows) {
    if (hasAll) {
      addRange(ranges, table.rowSpan(start).start, table.rowSpan(end - 1).end)
      continue
    }
    for (let row = start; row < end; row += 1) addRow(ranges, table, row, columns)
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
    const [start = 0, end = 0] = [ranges[at], ranges[at + 1]]
    copyBytes(content, start, end, joined, position)
    position += end - start
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
export function headSize(table: Table, columns: readonly RowRange[]): number {
  return startLength(table) + sizeOf(table, byteRanges(table, [{ start: 0, end: 1 }], columns))
}
