import type { AdminClient } from '../client/AdminClient.ts'
import { pullBulk } from './pullBulk.ts'
import { pullMarkets } from './pullMarkets.ts'
import { pullPages } from './pullPages.ts'
import type { PullOptions } from './PullOptions.ts'

/** The most products that are read by pages; a bulk operation takes its time to begin. */
export const mostByPages = 250

/** Whether products are few enough to be read by pages. */
export async function isFew(client: AdminClient, query: string): Promise<boolean> {
  const { productsCount } = await client.run('CountProducts', { query: query || null })
  return productsCount?.precision === 'EXACT' && productsCount.count <= mostByPages
}

/**
 * Reads products with everything below them, in the lines of a bulk operation: JSON objects, whose
 * `__parentId` names the product or variant that they belong to, in no certain order. Up to 250 products
 * are read by pages, which takes seconds, and more by a bulk operation. The markets of the store and the
 * prices that they fix follow.
 *
 * @throws {BulkError} if Shopify did not read all of them; {AdminError} if it does not answer; the
 *   reason of `signal`
 */
export async function* pullProducts(
  client: AdminClient,
  options: PullOptions,
): AsyncGenerator<string> {
  const { query, signal, onProgress } = options
  signal.throwIfAborted()
  const byPages = await isFew(client, query)
  let objects = 0
  if (!byPages) {
    const tell = (count: number) => {
      objects = count
      onProgress(count)
    }
    yield* pullBulk(client, { ...options, onProgress: tell })
    if (objects === 0) return
  }
  const products: string[] = []
  async function* others(): AsyncGenerator<string> {
    if (byPages) yield* pullPages(client, query || null, signal, products)
    if (!byPages || products.length > 0) {
      yield* pullMarkets(client, signal, byPages ? products : undefined)
    }
  }
  for await (const line of others()) {
    objects += 1
    onProgress(objects)
    yield line
  }
}
