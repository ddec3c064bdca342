import type { ReferenceRates } from '@dropwatt/automations/rates'
import { RatesError } from './RatesError.ts'
import { readPublication } from './readPublication.ts'

/** Address of the European Central Bank's reference rates of the last working day. */
export const publicationUrl = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

/** The publication has about 2 kB. */
const mostBytes = 64 * 1024

const xmlTypes: ReadonlySet<string> = new Set(['text/xml', 'application/xml'])

/** Reads a body up to a limit, so that a small compressed one cannot fill the memory. */
async function readBody(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > mostBytes) {
      throw new RatesError('The answer of the European Central Bank is too long.')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Requests the reference rates of the last working day. The request carries nothing but its address.
 *
 * @param url where they are published
 * @param timeLimit for the whole answer, in ms
 * @throws {RatesError} when there is no such publication
 */
export async function requestRates(url: string, timeLimit: number): Promise<ReferenceRates> {
  try {
    const response = await fetch(url, {
      headers: { Accept: [...xmlTypes].join(', ') },
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    })
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
    if (!response.ok || !response.body || !xmlTypes.has(type.trim().toLowerCase())) {
      await response.body?.cancel()
      throw new RatesError('The European Central Bank did not send its reference rates.')
    }
    return readPublication(await readBody(response.body))
  } catch (error) {
    if (error instanceof RatesError) throw error
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new RatesError('The European Central Bank did not answer in time.')
    }
    throw new RatesError('The European Central Bank cannot be reached.')
  }
}
