const suffix = '.myshopify.com'

/**
 * Reads the domain of a store as people write or paste it: with or without protocol, path and the end
 * that all have.
 *
 * @returns the domain in lower case, `undefined` unless it can be one at Shopify
 */
export function readDomain(text: string): string | undefined {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/s, '')
  const name = host.endsWith(suffix) ? host.slice(0, -suffix.length) : host
  return /^[a-z0-9][a-z0-9-]{0,59}$/.test(name) ? `${name}${suffix}` : undefined
}
