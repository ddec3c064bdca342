import { isSigned } from './hmac.ts'
import { readShopDomain, type ShopDomain } from './shopDomain.ts'

/** Longest difference between the clocks, in ms. */
const tolerance = 90_000

/** A browser's return from Shopify, in Shopify's words. */
export interface SignedQuery {
  readonly shop: ShopDomain
  /** Empty if the shop's owner cancelled, or at the start of an installation. */
  readonly code: string
  /** Empty at the start of an installation. */
  readonly state: string
}

const known = ['code', 'hmac', 'shop', 'state', 'timestamp'] as const

/** Reads parameters; undefined if one is there twice, as an array, or with a known name in other case. */
function readParameters(query: string): ReadonlyMap<string, string> | undefined {
  const entries = [...new URLSearchParams(query)]
  const isAmbiguous = entries.some(
    ([name]) =>
      /[[\]]/.test(name) || known.some((each) => name !== each && name.toLowerCase() === each),
  )
  const values = new Map(entries)
  return isAmbiguous || values.size !== entries.length ? undefined : values
}

/** Percent-encodes as Shopify does before it signs: all but letters, digits and `-._*`. */
function encode(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1).replaceAll('+', '%20')
}

function readHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[0-9a-f]{64}$/.test(text)) return undefined
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}

/**
 * Reads the query with which Shopify sends a browser to the app, if Shopify signed it in the last 90
 * seconds. Other parameters, such as addresses to go to, are signed but never read.
 *
 * @param query as it stands in the address, with or without its question mark
 * @param secret of the app
 * @param now in milliseconds since 1970
 * @returns undefined if it did not
 */
export async function readSignedQuery(
  query: string,
  secret: string,
  now: number,
): Promise<SignedQuery | undefined> {
  const values = readParameters(query)
  const hmac = readHex(values?.get('hmac') ?? '')
  if (!values || !hmac) return undefined
  const message = [...values]
    .filter(([name]) => name !== 'hmac' && name !== 'signature')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
  if (!(await isSigned(message, hmac, secret))) return undefined
  const timestamp = values.get('timestamp') ?? ''
  const isRecent =
    /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now) <= tolerance
  const shop = readShopDomain(values.get('shop') ?? '')
  if (!isRecent || shop === undefined) return undefined
  return { shop, code: values.get('code') ?? '', state: values.get('state') ?? '' }
}
