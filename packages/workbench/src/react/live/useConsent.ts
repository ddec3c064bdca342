import { useState } from 'react'
import type { AfterConsent } from '../../core/live/afterConsent.ts'
import { connectWith } from '../../core/live/connectWith.ts'
import { awaitConsent } from '../../core/live/pickerMemory.ts'
import type { ConnectedStore } from '../../core/live/storeApi.ts'
import { StoreFailed } from '../../core/live/StoreFailed.ts'
import type { Stores } from '../../core/live/Stores.ts'

/**
 * Asks Shopify for further permissions of a store. A server with one store has its answer at once; otherwise
 * the browser goes to Shopify and comes back to the settings.
 *
 * @param after what goes on then
 * @returns whether the browser leaves the page
 * @throws {StoreFailed}
 */
export async function askForConsent(
  stores: Stores,
  store: ConnectedStore,
  scopes: readonly string[],
  after: AfterConsent,
): Promise<boolean> {
  const answer = await connectWith(stores, store, scopes)
  if (!('address' in answer)) return false
  awaitConsent(stores.user, store.id, after)
  location.assign(answer.address)
  return true
}

/** Asks Shopify for further permissions of a store, as `askForConsent` does, and tells how far that is. */
export function useConsent(
  stores: Stores | undefined,
  store: ConnectedStore | undefined,
  after: AfterConsent,
) {
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<StoreFailed>()

  async function ask(scopes: readonly string[]): Promise<void> {
    if (!stores || !store) return
    setAsking(true)
    setFailure(undefined)
    try {
      if (await askForConsent(stores, store, scopes, after)) return
    } catch (error) {
      setFailure(error instanceof StoreFailed ? error : new StoreFailed('unexpected'))
    }
    setAsking(false)
  }

  return { ask, isAsking, failure }
}
