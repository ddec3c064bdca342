/** Lines of a bulk result, as bytes that are cut anywhere, or as texts of whole lines. */
export type BulkLines = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>

/** Some lines that came together. */
export interface LineBatch {
  /** Without their line ends, and without empty lines. */
  readonly texts: readonly string[]
  /** Whether they are whole. The last line of bytes is not sure to be, if it has no line end. */
  readonly isWhole: boolean
}

const isFilled = (line: string) => line.trim() !== ''

/**
 * Yields the lines of a bulk result.
 *
 * @throws {TypeError} if bytes are no UTF-8
 */
export async function* readLines(chunks: BulkLines): AsyncGenerator<LineBatch, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const chunk of chunks) {
    if (typeof chunk === 'string') {
      yield { texts: chunk.split('\n').filter(isFilled), isWhole: true }
      continue
    }
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield { texts: lines.filter(isFilled), isWhole: true }
  }
  const last = rest + decoder.decode()
  if (isFilled(last)) yield { texts: [last], isWhole: false }
}
