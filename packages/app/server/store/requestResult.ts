import type { Network } from '../pages/Network.ts'
import { PageError } from '../pages/PageError.ts'
import { send } from '../pages/send.ts'
import { StoreFault } from './StoreFault.ts'

/** Hosts that keep the results of bulk operations, as far as Shopify's documentation names them. */
export const resultHosts =
  /^(?:storage\.googleapis\.com|(?:[a-z\d-]+\.)+(?:shopifycloud|shopify)\.com)$/u

/** Time in which a host has to send something, in ms. */
const patience = 60_000

/** Time for sending 100 MB, in ms. */
const uploadTime = 300_000

/** An address of a result is a token of its own, so only what Shopify uses gets a request. */
const headers = {
  Accept: '*/*',
  'Accept-Encoding': 'identity',
  'User-Agent': 'Dropwatt',
}

/** @throws {StoreFault} `refused` unless it is an address at which Shopify keeps files */
function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isAllowed =
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    resultHosts.test(url.hostname)
  if (!isAllowed) throw new StoreFault('refused')
  return url
}

/**
 * Sends a form to such an address, under the same rules.
 *
 * @throws {StoreFault} `refused` for any other address; `unreachable` unless it was taken
 */
export async function sendForm(address: string, network: Network, form: FormData): Promise<void> {
  const url = readAddress(address)
  const { headers: ofForm, body } = await formBody(form)
  try {
    const answer = await send(url, network, AbortSignal.timeout(uploadTime), {
      method: 'POST',
      headers: { ...headers, ...ofForm },
      body,
    })
    answer.resume()
    if (!isTaken(answer.statusCode)) throw new StoreFault('unreachable')
  } catch (error) {
    throw error instanceof StoreFault ? error : new StoreFault('unreachable')
  }
}

/** Whether a status says that what was sent was taken. */
export function isTaken(status = 0): boolean {
  return status >= 200 && status < 300
}

async function formBody(form: FormData) {
  const request = new Response(form)
  const body = Buffer.from(await request.arrayBuffer())
  return {
    headers: {
      'Content-Type': request.headers.get('Content-Type') ?? '',
      'Content-Length': body.length,
    },
    body,
  }
}

/**
 * Requests the result of a bulk operation: over https, from a host of Shopify's at a public address,
 * without following it elsewhere.
 *
 * @throws {StoreFault} `refused` for any other address; `unreachable`; the reason of `signal`
 */
export async function* requestResult(
  address: string,
  network: Network,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const url = readAddress(address)
  const stalled = new AbortController()
  const startTimer = () => setTimeout(() => stalled.abort(), patience)
  let timer = startTimer()
  try {
    const ended = AbortSignal.any([signal, stalled.signal])
    const answer = await send(url, network, ended, { headers })
    try {
      if (answer.statusCode !== 200) throw new StoreFault('unreachable')
      for await (const chunk of answer) {
        // The time that its reader takes is not the host's.
        clearTimeout(timer)
        yield chunk
        timer = startTimer()
      }
    } finally {
      answer.destroy()
    }
  } catch (error) {
    signal.throwIfAborted()
    const isCut = error instanceof PageError || !(error instanceof StoreFault)
    throw isCut ? new StoreFault('unreachable') : error
  } finally {
    clearTimeout(timer)
  }
}
