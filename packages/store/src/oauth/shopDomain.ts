/** The permanent address of a shop at Shopify, such as `my-shop.myshopify.com`. */
export type ShopDomain = string & { readonly shopDomain: unique symbol }

/** One label and Shopify's domain; `$` alone would also accept a newline at the end. */
const pattern = /^[a-z0-9][a-z0-9-]{0,59}\.myshopify\.com(?!\n)$/

/**
 * Reads the address of a shop, and accepts nothing that could lead a request to another host.
 *
 * @returns undefined unless the text is exactly such an address: lower case, without protocol, port or path
 */
export function readShopDomain(text: string): ShopDomain | undefined {
  return pattern.test(text) ? (text as ShopDomain) : undefined
}
