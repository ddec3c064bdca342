import { createHmac } from 'node:crypto'

/** Adds `hmac` to the parameters of an address, as Shopify signs them. */
export function signQuery(
  parameters: Readonly<Record<string, string>>,
  secret: string,
): URLSearchParams {
  const message = Object.entries(parameters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  const hmac = createHmac('sha256', secret).update(message).digest('hex')
  return new URLSearchParams({ ...parameters, hmac })
}
