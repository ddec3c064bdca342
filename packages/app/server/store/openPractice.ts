import { join } from 'node:path'
import { readShopDomain } from '@dropwatt/shopify'
import type { Practice } from './ShopifyApp.ts'

/** Products of the shop that is connected if none is named. */
const products = 500

/** A shop to practise on, which has to be closed. */
export interface OpenPractice extends Practice {
  close(): Promise<void>
}

/**
 * Opens shops to practise on, below `/practice` of a site.
 *
 * @param siteUrl without a trailing slash
 * @param dataDir keeps the tokens of the shops, so that they stay connected over a restart
 */
export async function openPractice(siteUrl: string, dataDir: string): Promise<OpenPractice> {
  // Only this mode needs it, and it brings the schema of the Admin API.
  const { openPracticeStore } = await import('@dropwatt/practice-store')
  const store = openPracticeStore({
    siteUrl,
    products,
    connectionFile: join(dataDir, 'practice.json'),
  })
  const [domain = ''] = store.shops.keys()
  const shop = readShopDomain(domain)
  if (shop === undefined) throw new TypeError(`The practice store has no shop: ${domain}.`)
  const { clientId: id, clientSecret: secret } = store.app
  return { fetch: store.fetch, client: { id, secret }, shop, close: store.close }
}
