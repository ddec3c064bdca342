import type { Network } from '../pages/Network.ts'
import { PageError } from '../pages/PageError.ts'
import { send } from '../pages/send.ts'
import { StoreFault } from './StoreFault.ts'

/** Hosts that keep the results of bulk operations, as far as Shopify's documentation names them. */
const hosts = /^(?:storage\.googleapis\.com|(?:[a-z\d-]+\.)+(?:shopifycloud|shopify)\.com)$/u

/** Time in which a host has to send something, in ms. */
const patience = 60_000

/** An address of a result is a token of its own, so only what Shopify uses gets a request. */
const headers = {
  Accept: '*/*',
  'Accept-Encoding': 'identity',
  'User-Agent': 'Dropwatt',
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
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isAllowed =
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    hosts.test(url.hostname)
  if (!isAllowed) throw new StoreFault('refused')
  const stalled = new AbortController()
  const startTimer = () => setTimeout(() => stalled.abort(), patience)
  let timer = startTimer()
  try {
    const answer = await send(url, network, AbortSignal.any([signal, stalled.signal]), headers)
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
