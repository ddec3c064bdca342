import { isSigned } from '../oauth/hmac.ts'
import { readShopDomain, type ShopDomain } from '../oauth/shopDomain.ts'

/** A message of Shopify's. It comes at least once, in any order, and perhaps never. */
export interface WebhookMessage {
  /** The same for each repetition of a message. */
  readonly id: string
  /** Such as `app/uninstalled`. */
  readonly topic: string
  readonly shop: ShopDomain
}

function readBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/**
 * Reads the headers of a message that Shopify signed, in either family of names. The signature covers
 * the body alone, so the body is verified before anything is believed.
 *
 * @param body its bytes as they came
 * @param secret of the app
 * @returns undefined if Shopify did not sign it, or if it names no shop, topic or id
 */
export async function readWebhook(
  headers: Headers,
  body: Uint8Array<ArrayBuffer>,
  secret: string,
): Promise<WebhookMessage | undefined> {
  const header = (name: string) =>
    headers.get(`X-Shopify-${name}`) ?? headers.get(`shopify-${name}`) ?? ''
  const signature = readBase64(header('Hmac-Sha256'))
  if (!signature || !(await isSigned(body, signature, secret))) return undefined
  const shop = readShopDomain(header('Shop-Domain'))
  const [id, topic] = [header('Webhook-Id'), header('Topic')]
  return shop === undefined || id === '' || topic === '' ? undefined : { id, topic, shop }
}
