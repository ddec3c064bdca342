import * as http from 'node:http'
import * as https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Network } from './Network.ts'
import { PageError } from './PageError.ts'
import { isPublicAddress } from './publicAddress.ts'

/** All headers of a request for a page. They name the product, so that a site can refuse it. */
const pageHeaders = {
  Accept: 'text/html, application/xhtml+xml, application/json;q=0.9',
  'Accept-Encoding': 'gzip, deflate, br',
  'User-Agent': 'Mozilla/5.0 (compatible; Dropwatt product import)',
}

/** Resolves the host of an address. Where one of its IP addresses is not public, all are refused. */
async function publicAddresses(
  { hostname }: URL,
  { resolve }: Network,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const host = hostname.replace(/^\[|\]$/gu, '')
  const addresses = isIP(host) === 0 ? await resolve(host, signal) : [host]
  if (addresses.length === 0 || !addresses.every(isPublicAddress))
    throw new PageError('unreachable')
  return addresses
}

/** Gives a connection the addresses that were checked, so that no second question can change them. */
function lookupOf(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }))
  const [first] = all
  return (_name, options, done) => {
    if (options.all) done(null, all)
    else done(null, first?.address ?? '', first?.family)
  }
}

interface Sent {
  /** All headers, beside `Host`. @default those of a request for a page */
  readonly headers?: http.OutgoingHttpHeaders
  /** @default GET */
  readonly method?: 'GET' | 'POST'
  /** @default nothing */
  readonly body?: Uint8Array
}

/**
 * Requests an address of the public internet, without following it elsewhere.
 *
 * @returns the answer, whose body has not been read
 * @throws {PageError} `unreachable` for any address that gives no answer, and the reason of `signal`
 */
export async function send(
  url: URL,
  network: Network,
  signal: AbortSignal,
  { headers = pageHeaders, method = 'GET', body }: Sent = {},
): Promise<http.IncomingMessage> {
  try {
    const addresses = await publicAddresses(url, network, signal)
    signal.throwIfAborted()
    const isSecure = url.protocol === 'https:'
    const port = isSecure ? 443 : 80
    const settings = {
      method,
      headers,
      signal,
      lookup: lookupOf(addresses),
      port: url.port || port,
      defaultPort: port,
      ...(network.connect ? { createConnection: network.connect } : { agent: false }),
    }
    return await new Promise((resolve, reject) => {
      const request = (isSecure ? https : http).request(url, settings, resolve)
      request.on('error', reject)
      // A connection that becomes something else than HTTP ends without an error.
      request.on('close', () => reject(new PageError('unreachable')))
      request.end(body)
    })
  } catch {
    // Which of many things went wrong would tell about the network that the server is in.
    signal.throwIfAborted()
    throw new PageError('unreachable')
  }
}
