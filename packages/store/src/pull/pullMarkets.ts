import { fixedPrices } from '../check/fixedPrices.ts'
import type { AdminClient } from '../client/AdminClient.ts'
import { AdminError } from '../client/AdminError.ts'
import type { Connection, FoundCatalog, ResultOf } from '../operations/operationTypes.ts'
import { numberOf } from '../convert/ids.ts'
import { BulkError } from './BulkError.ts'

/** Reads the catalogs of all markets; null if the store does not let the app. */
async function readCatalogs(client: AdminClient): Promise<FoundCatalog[] | null> {
  const all: FoundCatalog[] = []
  let after: string | null = null
  try {
    do {
      const { catalogs }: ResultOf<'MarketPriceLists'> = await client.run('MarketPriceLists', {
        after,
      })
      all.push(...catalogs.nodes)
      const { hasNextPage, endCursor }: Connection<unknown>['pageInfo'] = catalogs.pageInfo
      after = hasNextPage ? endCursor : null
    } while (after !== null)
    return all
  } catch (error) {
    if (error instanceof AdminError && error.code === 'forbidden-scope') return null
    throw error
  }
}

/** Prices in one page. */
const pageSize = 250

type PriceList = FoundCatalog['priceList'] & object

/** Lists the searches that find the prices of some products, unless reading all takes no more requests. */
function searchesOf(
  { fixedPricesCount }: PriceList,
  products: readonly string[] | undefined,
): readonly (string | null)[] {
  const pages = Math.ceil(fixedPricesCount / pageSize)
  if (products === undefined || products.length >= pages) return [null]
  return products.map((id) => `product_id:${numberOf(id)}`)
}

/**
 * Reads the markets of a store as one line, and the prices that each price list fixes as lines below it. A
 * bulk operation cannot read them.
 *
 * @param products the products whose prices are wanted; those of others may come as well. @default all
 */
export async function* pullMarkets(
  client: AdminClient,
  signal: AbortSignal,
  products?: readonly string[],
): AsyncGenerator<string> {
  signal.throwIfAborted()
  const markets = await readCatalogs(client)
  yield JSON.stringify({ markets })
  for (const { status, priceList } of markets ?? []) {
    if (status !== 'ACTIVE' || !priceList) continue
    for (const search of searchesOf(priceList, products)) {
      const pages = fixedPrices(client, priceList.id, search)
      for (;;) {
        signal.throwIfAborted()
        const { done, value } = await pages.next()
        // The market was deleted meanwhile.
        if (value === false) throw new BulkError('partial')
        if (done) break
        for (const { variant, price, compareAtPrice } of value) {
          yield JSON.stringify({ variant, price, compareAtPrice, __parentId: priceList.id })
        }
      }
    }
  }
}
