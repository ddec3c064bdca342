import type { AdminClient } from '../client/AdminClient.ts'
import type { FixedPriceNode } from '../fields/nodes.ts'
import type { Connection, ResultOf } from '../operations/operationTypes.ts'

/**
 * Yields the prices that a price list fixes, page by page.
 *
 * @param query `product_id:1` for those of one product alone. @default all
 * @returns whether the list is there to its end
 * @throws {AdminError} if the store does not answer
 */
export async function* fixedPrices(
  client: Pick<AdminClient, 'run'>,
  id: string,
  query: string | null = null,
): AsyncGenerator<readonly FixedPriceNode[], boolean> {
  let after: string | null = null
  do {
    const found: ResultOf<'FixedPrices'> = await client.run('FixedPrices', { id, after, query })
    const { priceList } = found
    if (!priceList) return false
    yield priceList.prices.nodes
    const { hasNextPage, endCursor }: Connection<unknown>['pageInfo'] = priceList.prices.pageInfo
    after = hasNextPage ? endCursor : null
  } while (after !== null)
  return true
}
