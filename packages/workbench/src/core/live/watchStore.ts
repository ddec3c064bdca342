import type { StoreClient } from './StoreClient.ts'
import { StoreFailed } from './StoreFailed.ts'

/** Time until Shopify is asked again after it did not answer, in ms. */
const askAgainAfter = 30_000

/** Answer of Shopify for a store; `ended` if it no longer accepts its key. */
export type Reach = 'answers' | 'unreachable' | 'ended'

/**
 * Asks Shopify whether it answers for a store, and again while it does not.
 *
 * @param id of the store
 * @returns ends it
 */
export function watchStore(
  client: StoreClient,
  id: string,
  onReach: (reach: Reach) => void,
): () => void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function ask(): Promise<void> {
    const reach = await client.read(id, 'ConnectedShop', {}, stop.signal).then(
      () => 'answers' as const,
      (error: unknown) => reachOf(error),
    )
    if (stop.signal.aborted) return
    if (reach) onReach(reach)
    if (reach === 'unreachable') timer = setTimeout(() => void ask(), askAgainAfter)
  }

  void ask()
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}

/** Other failures say nothing of the store. */
function reachOf(error: unknown): Reach | undefined {
  if (!(error instanceof StoreFailed)) return undefined
  if (error.code === 'unreachable') return 'unreachable'
  return error.code === 'reconnect' || error.code === 'not-found' ? 'ended' : undefined
}
