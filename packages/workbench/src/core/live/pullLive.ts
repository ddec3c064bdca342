import { searchQuery, type ConversionNote, type ProductFilters } from '@dropwatt/shopify'
import { transfer } from 'comlink'
import { startWorker, WorkerStopped } from '../engine/startWorker.ts'
import type { ConvertedFile, LiveWorker } from './liveCalls.ts'
import type { LiveRequest } from './liveState.ts'
import { StoreRefused } from './StoreRefused.ts'
// oxlint-disable-next-line import/default -- Vite replaces this module by the address of the worker.
import url from './liveWorker.ts?worker&url'

/** Numbers that are known of a store which is being read. */
export interface PullProgress {
  /** Products that have arrived. */
  readonly read?: number
  /** Objects that the store has gathered. */
  readonly objects?: number
}

interface PullOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: PullProgress) => void
}

/** Passes lines on to a worker that converts them, as fast as it does. */
async function convert(
  { client, store, filters, locale }: LiveRequest,
  { signal, onProgress }: PullOptions,
): Promise<ConvertedFile> {
  signal.throwIfAborted()
  const lines = await client.pull(
    store.id,
    { query: searchQuery(filters), locale },
    { signal, onProgress: (objects) => onProgress({ objects }) },
  )
  const reader = lines.getReader()
  const worker = startWorker<LiveWorker>(url)
  const stop = () => {
    worker.stop()
    // The server stops reading what nobody wants.
    void reader.cancel().catch(() => {})
  }
  signal.addEventListener('abort', stop)
  // Lines may be awaited, and then nobody waits for the worker.
  void worker.died.then(stop)
  try {
    signal.throwIfAborted()
    await worker.call((api) => api.start({ currencyCode: store.currency, locale }))
    for (;;) {
      // Chunks, as not every browser can transfer a stream.
      const { value } = await reader.read()
      if (!value) break
      onProgress({
        read: await worker
          .call((api) => api.add(transfer(value, [value.buffer])))
          .catch(throwConversion),
      })
    }
    const converted = await worker.call((api) => api.end()).catch(throwConversion)
    signal.throwIfAborted()
    return converted!
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}

function throwConversion(error: unknown): never {
  throw error instanceof WorkerStopped ? error : new StoreRefused('unreadable')
}

/**
 * Finds whether a file lacks products. Where it has another number than was counted before, the store may
 * have changed meanwhile, and is asked again.
 */
async function countMissing(
  { client, store, filters, products }: LiveRequest,
  { products: read }: ConvertedFile,
  signal: AbortSignal,
): Promise<ConversionNote[]> {
  if (read === products) return []
  const query = searchQuery(filters)
  const { productsCount } = await client.read(store.id, 'CountProducts', { query }, signal)
  const expected = productsCount?.count ?? products
  return read === expected ? [] : [{ code: 'other-count', expected, read }]
}

/** Whether two filters choose the same products. */
export function isSameSelection(one: ProductFilters, other: ProductFilters): boolean {
  return searchQuery(one) === searchQuery(other)
}

/**
 * Reads products of a store as an export, in a worker.
 *
 * @throws what `problemOf` words, if the store does not answer, or if what it answers is incomplete
 */
export async function pullLive(request: LiveRequest, options: PullOptions): Promise<ConvertedFile> {
  const converted = await convert(request, options)
  const { notes, isComplete, products } = converted
  if (!isComplete) throw new StoreRefused('incomplete', notes)
  const missing = await countMissing(request, converted, options.signal)
  if (missing.length > 0) throw new StoreRefused('incomplete', [...missing, ...notes])
  if (products === 0) throw new StoreRefused('no-products')
  return converted
}
