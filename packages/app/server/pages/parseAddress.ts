import { longestAddress } from '@dropwatt/workbench/endpoints'
import { PageError } from './PageError.ts'

const ports: ReadonlySet<string> = new Set(['', '80', '443'])

/**
 * Reads the address of a page: http or https on its usual ports, without a name and password.
 *
 * @param base what a relative address belongs to
 * @returns it without its fragment
 * @throws {PageError} `address`
 */
export function parseAddress(text: string, base?: URL): URL {
  if (text.length > longestAddress || !URL.canParse(text, base)) throw new PageError('address')
  const url = new URL(text, base)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isWeb || url.username || url.password || !ports.has(url.port)) throw new PageError('address')
  url.hash = ''
  return url
}
