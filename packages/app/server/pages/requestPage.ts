import { internet, type Network } from './Network.ts'
import { PageError } from './PageError.ts'
import { parseAddress } from './parseAddress.ts'
import { readBody } from './readBody.ts'
import { send } from './send.ts'

const mostRedirects = 5
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** A page as a site gives it. */
export interface FoundPage {
  /** Final address after redirects. */
  readonly address: string
  /** Content type that the site sent, such as `text/html; charset=utf-8`. */
  readonly type: string
  readonly bytes: Uint8Array
}

export interface PageSettings {
  /** @default the internet */
  readonly network?: Network
  /** For all of a page with its redirects, in ms. @default 10 s */
  readonly timeLimit?: number
}

/** Returns where an answer redirects to; never from https to http. */
function redirectOf(from: URL, location: string): URL {
  if (location === '') throw new PageError('unreachable')
  const to = parseAddress(location, from)
  if (from.protocol === 'https:' && to.protocol !== 'https:') throw new PageError('unreachable')
  return to
}

async function followRedirects(
  first: URL,
  network: Network,
  signal: AbortSignal,
): Promise<FoundPage> {
  let url = first
  for (let count = 0; count <= mostRedirects; count += 1) {
    const answer = await send(url, network, signal)
    const { location = '', 'content-type': type = '' } = answer.headers
    if (!redirects.has(answer.statusCode ?? 0)) {
      return { address: url.href, type, bytes: await readBody(answer) }
    }
    answer.destroy()
    try {
      url = redirectOf(url, location)
    } catch {
      throw new PageError('unreachable')
    }
  }
  throw new PageError('unreachable')
}

/**
 * Requests a public page. The request carries nothing of the member, and each address on the way is
 * checked before the server connects to it.
 *
 * @param text its web address
 * @param left ends the request when the member has left
 * @throws {PageError} when there is no such page
 */
export async function requestPage(
  text: string,
  { network = internet, timeLimit = 10_000 }: PageSettings,
  left: AbortSignal,
): Promise<FoundPage> {
  const url = parseAddress(text)
  const clock = AbortSignal.timeout(timeLimit)
  const signal = AbortSignal.any([left, clock])
  const aborted = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => aborted.reject(signal.reason), { once: true })
  try {
    return await Promise.race([followRedirects(url, network, signal), aborted.promise])
  } catch (error) {
    if (clock.aborted) throw new PageError('slow')
    if (left.aborted) throw new PageError('failed')
    throw error
  }
}
