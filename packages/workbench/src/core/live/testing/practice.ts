import type { ConnectedStore } from '../storeApi.ts'
import type { LiveClient, LiveRequest } from '../liveState.ts'

const practiceStore: ConnectedStore = {
  id: 'store-1',
  domain: 'practice-store.myshopify.com',
  name: 'Practice store',
  currency: 'EUR',
  timezone: 'Europe/Berlin',
  weightUnit: 'KILOGRAMS',
  plan: 'Practice',
  scopes: ['write_products'],
  state: 'connected',
  connectedAt: '2026-10-02T10:00:00.000Z',
}

/** Size of the pieces in which lines arrive, in bytes: a line is cut anywhere. */
const piece = 10_000

/** Splits an answer into products, each with the lines below it. */
export function productsOf(lines: string): string[][] {
  const products: string[][] = []
  for (const line of lines.split('\n').filter((each) => each !== '')) {
    if (line.includes('"__parentId":')) products.at(-1)?.push(line)
    else products.push([line])
  }
  return products
}

/** Answers as the server of a store with these lines does. */
export function clientOf(
  lines: string,
  { count = productsOf(lines).length }: { readonly count?: number } = {},
): LiveClient {
  return {
    read: () => Promise.resolve({ productsCount: { count } }),
    pull: (_store, _query, { signal, onProgress }) => {
      onProgress(lines.split('\n').length - 1)
      const bytes = new TextEncoder().encode(lines)
      let at = 0
      return Promise.resolve(
        new ReadableStream({
          start: (controller) => {
            signal.addEventListener('abort', () => controller.error(signal.reason))
          },
          pull: (controller) => {
            if (at >= bytes.length) controller.close()
            else controller.enqueue(bytes.slice(at, (at += piece)))
          },
        }),
      )
    },
  }
}

/** Asks for all products of a store with these lines. */
export function requestOf(lines: string, changes: Partial<LiveRequest> = {}): LiveRequest {
  return {
    client: clientOf(lines),
    store: practiceStore,
    isPractice: true,
    filters: {},
    products: productsOf(lines).length,
    ...changes,
  }
}
