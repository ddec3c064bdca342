import { optionalScopes } from '@dropwatt/shopify'
import type { ConnectAnswer, ConnectedStore } from './storeApi.ts'
import type { Stores } from './Stores.ts'

/**
 * Begins to connect a store again with further permissions; those that it has stay.
 *
 * @param scopes besides the one for products; what is none of Shopify's is not asked for
 * @returns the address at which Shopify asks for consent, or the store, if it is connected at once
 * @throws {StoreFailed}
 */
export function connectWith(
  stores: Stores,
  { domain, scopes: granted }: ConnectedStore,
  scopes: readonly string[],
): Promise<ConnectAnswer> {
  const wanted = new Set([...granted, ...scopes])
  return stores.connect({
    shop: domain,
    scopes: optionalScopes.filter((scope) => wanted.has(scope)),
  })
}
