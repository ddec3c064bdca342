import type { AdminClient } from '../client/AdminClient.ts'
import { pullBulk } from './pullBulk.ts'
import { pullPages } from './pullPages.ts'

/** The most products that are read by pages; a bulk operation takes its time to begin. */
const mostByPages = 250

export interface PullOptions {
  /** In Shopify's search syntax; empty reads all products. */
  readonly query: string
  /** Ends the reading, also at Shopify. */
  readonly signal: AbortSignal
  /** Gets the number of objects so far: products, variants, pictures and metafields. */
  readonly onProgress: (objects: number) => void
  /**
   * Requests a result at an address that Shopify gave. It has to refuse addresses that are not
   * Shopify's over https, and to follow no redirects.
   */
  readonly download: (address: string, signal: AbortSignal) => AsyncIterable<Uint8Array>
}

/**
 * Reads products with everything below them, in the lines of a bulk operation: JSON objects, whose
 * `__parentId` names the product or variant that they belong to, in no certain order. Up to 250 products
 * are read by pages, which takes seconds, and more by a bulk operation.
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
  const { productsCount } = await client.run('CountProducts', { query: query || null })
  const isFew = productsCount?.precision === 'EXACT' && productsCount.count <= mostByPages
  if (!isFew) {
    yield* pullBulk(client, options)
    return
  }
  let objects = 0
  for await (const line of pullPages(client, query || null, signal)) {
    objects += 1
    onProgress(objects)
    yield line
  }
}
