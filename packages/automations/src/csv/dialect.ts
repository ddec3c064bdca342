/** What separates the cells of a row. */
export type Delimiter = ',' | ';' | '\t'

/** What ends the rows of a file. */
export type LineEnd = '\n' | '\r\n' | '\r'

/** How a file is laid out. */
export interface Dialect {
  readonly delimiter: Delimiter
  readonly lineEnd: LineEnd
}

const delimiters: readonly Delimiter[] = [',', ';', '\t']
const quote = '"'.charCodeAt(0)
const lineFeed = '\n'.charCodeAt(0)
const carriageReturn = '\r'.charCodeAt(0)

/**
 * Finds the layout of a file from its first row: the delimiter that occurs most outside quotes, a
 * comma where none does, and the first line end outside quotes, a line feed where there is none.
 */
export function findDialect(content: Uint8Array): Dialect {
  const counts = new Map(delimiters.map((delimiter) => [delimiter.charCodeAt(0), 0]))
  let isQuoted = false
  // Where the last quoted part ended: a quote right behind it is doubled, and goes on with it.
  let closing = -1
  let at = 0
  for (; at < content.length; at += 1) {
    const byte = content[at]!
    if (byte === quote) {
      const isStart = at === 0 || counts.has(content[at - 1]!) || closing === at - 1
      if (isQuoted) closing = at
      isQuoted = !isQuoted && isStart
    } else if (isQuoted) continue
    else if (byte === lineFeed || byte === carriageReturn) break
    else if (counts.has(byte)) counts.set(byte, counts.get(byte)! + 1)
  }
  const [delimiter = ','] = delimiters.toSorted(
    (one, other) => counts.get(other.charCodeAt(0))! - counts.get(one.charCodeAt(0))!,
  )
  if (content[at] !== carriageReturn) return { delimiter, lineEnd: '\n' }
  return { delimiter, lineEnd: content[at + 1] === lineFeed ? '\r\n' : '\r' }
}
