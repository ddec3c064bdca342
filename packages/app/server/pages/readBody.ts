import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createUnzip } from 'node:zlib'
import { PageError } from './PageError.ts'

/** The most that is read of a page, in bytes; both as it is sent and as it is after decompression. */
export const mostBytes = 2_000_000

const types: ReadonlySet<string> = new Set([
  'text/html',
  'application/xhtml+xml',
  'application/json',
  'text/json',
])

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createUnzip,
  'x-gzip': createUnzip,
  deflate: createUnzip,
  br: createBrotliDecompress,
}

/** Refuses an answer that is no page, by its headers. */
function checkHeaders({ statusCode = 0, headers }: IncomingMessage): void {
  if (statusCode === 404 || statusCode === 410) throw new PageError('not-found')
  if ([401, 402, 403, 407, 429, 451].includes(statusCode)) throw new PageError('refused')
  if (statusCode !== 200) throw new PageError('failed')
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  const name = type.trim().toLowerCase()
  if (!types.has(name) && !name.endsWith('+json')) throw new PageError('not-a-page')
  if (Number(headers['content-length']) > mostBytes) throw new PageError('too-large')
}

/** Stops a stream once it has sent too much, also where it decompresses to nothing. */
async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > mostBytes) throw new PageError('too-large')
    yield chunk
  }
}

function decompressed(answer: IncomingMessage): Readable {
  const coding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (coding === 'identity' || coding === '') return answer
  const create = Object.hasOwn(decoders, coding) ? decoders[coding] : undefined
  if (!create) throw new PageError('failed')
  // The last stream passes its errors on to its reader.
  return pipeline(answer, limited, create(), () => {})
}

/**
 * Reads a page to its end, decompressed.
 *
 * @throws {PageError} for anything else than a page or JSON, and beyond the limits
 */
export async function readBody(answer: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  try {
    checkHeaders(answer)
    for await (const chunk of limited(decompressed(answer))) chunks.push(chunk)
    return Buffer.concat(chunks)
  } catch (error) {
    throw error instanceof PageError ? error : new PageError('failed')
  } finally {
    answer.destroy()
  }
}
