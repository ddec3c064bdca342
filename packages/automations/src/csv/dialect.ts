/** The signs that can separate the cells of a row, the more usual ones first. */
export const delimiters = [',', ';', '\t', '|'] as const

/** Separator of the cells of a row. */
export type Delimiter = (typeof delimiters)[number]

/** Line terminator of a file. */
export type LineEnd = '\n' | '\r\n' | '\r'

/** Layout of a file. */
export interface Dialect {
  readonly delimiter: Delimiter
  readonly lineEnd: LineEnd
}

const quote = '"'.charCodeAt(0)
const lineFeed = '\n'.charCodeAt(0)
const carriageReturn = '\r'.charCodeAt(0)

/** Delimiters by their byte. */
const byByte: ReadonlyMap<number, Delimiter> = new Map(
  delimiters.map((delimiter) => [delimiter.charCodeAt(0), delimiter]),
)

/** Counts of each delimiter of a row outside quotes, and the end of the row. */
interface CountedRow {
  readonly counts: ReadonlyMap<Delimiter, number>
  /** The offset of its line end, or of the end of the file. */
  readonly end: number
}

function countDelimiters(content: Uint8Array, start: number): CountedRow {
  const counts = new Map<Delimiter, number>(delimiters.map((delimiter) => [delimiter, 0]))
  let isQuoted = false
  // Where the last quoted part ended: a quote right behind it is doubled, and goes on with it.
  let closing = -1
  let at = start
  for (; at < content.length; at += 1) {
    const byte = content[at]!
    if (byte === quote) {
      const isStart = at === start || byByte.has(content[at - 1]!) || closing === at - 1
      if (isQuoted) closing = at
      isQuoted = !isQuoted && isStart
    } else if (isQuoted) continue
    else if (byte === lineFeed || byte === carriageReturn) break
    else {
      const delimiter = byByte.get(byte)
      if (delimiter !== undefined) counts.set(delimiter, counts.get(delimiter)! + 1)
    }
  }
  return { counts, end: at }
}

/**
 * Whether bars separate the cells: they also stand between words, so that the second row has to have
 * as many of them as the first.
 */
function isSeparatedByBars(content: Uint8Array, { counts, end }: CountedRow): boolean {
  const bars = counts.get('|')!
  if (bars === 0) return false
  const isPair = content[end] === carriageReturn && content[end + 1] === lineFeed
  return countDelimiters(content, end + (isPair ? 2 : 1)).counts.get('|') === bars
}

/**
 * Finds the layout of a file from its first row: the delimiter that occurs most outside quotes, a
 * comma where none does, and the first line end outside quotes, a line feed where there is none.
 *
 * @param named the delimiter that the file names itself, which wins unless only another one occurs.
 *   @default none
 */
export function findDialect(content: Uint8Array, named?: Delimiter): Dialect {
  const row = countDelimiters(content, 0)
  const { counts, end } = row
  const [most = ','] = delimiters
    .filter((each) => each !== '|')
    .toSorted((one, other) => counts.get(other)! - counts.get(one)!)
  const found = counts.get(most) === 0 && isSeparatedByBars(content, row) ? '|' : most
  const isNamed = named !== undefined && (counts.get(named)! > 0 || counts.get(found) === 0)
  const delimiter = isNamed ? named : found
  if (content[end] !== carriageReturn) return { delimiter, lineEnd: '\n' }
  return { delimiter, lineEnd: content[end + 1] === lineFeed ? '\r\n' : '\r' }
}
