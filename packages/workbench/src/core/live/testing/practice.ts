import { StoreClient } from '../StoreClient.ts'
import type { ConnectedStore, Pull } from '../storeApi.ts'
import type { LiveRequest } from '../liveState.ts'

/** The store that tests read. */
export const practiceStore: ConnectedStore = {
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

/** Whether a line is of the markets of a store, which no product has. */
const isOfMarkets = (line: string) => line.startsWith('{"markets"') || line.includes('/PriceList/')

/** Splits an answer into products, each with the lines below it. */
export function productsOf(lines: string): string[][] {
  const products: string[][] = []
  for (const line of lines.split('\n').filter((each) => each !== '' && !isOfMarkets(each))) {
    if (line.includes('"__parentId":')) products.at(-1)?.push(line)
    else products.push([line])
  }
  return products
}

/** Returns lines as they arrive. */
export function piecesOf(lines: string): Uint8Array<ArrayBuffer>[] {
  const bytes = new TextEncoder().encode(lines)
  return Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
    bytes.slice(at * piece, (at + 1) * piece),
  )
}

/** Answers of a server about one store. */
interface Answers {
  /** Products that it counts. */
  readonly count: number
  /** Opens the lines. */
  readonly lines: (signal: AbortSignal) => Response | Promise<Response>
  readonly pull?: Partial<Pull>
}

/** Asks a server that answers so. */
function clientOf({ count, lines, pull }: Answers): StoreClient {
  const state: Pull = { id: 'pull-1', state: 'done', objects: 0, ...pull }
  return new StoreClient({
    getAccessToken: () => Promise.resolve('token'),
    fetch: async (input, init) => {
      const path = new Request(input).url
      if (path.endsWith('/lines')) return lines(init!.signal!)
      if (path.endsWith('/read/CountProducts')) {
        return Response.json({ data: { productsCount: { count, precision: 'EXACT' } } })
      }
      return Response.json(state)
    },
  })
}

/** Answers with lines as a store does. */
function answersOf(lines: string, changes: Partial<Answers> = {}): Answers {
  return {
    count: productsOf(lines).length,
    pull: { objects: lines.split('\n').length - 1 },
    lines: () => {
      const pieces = piecesOf(lines)
      return new Response(
        new ReadableStream({
          pull: (controller) => {
            const next = pieces.shift()
            if (next) controller.enqueue(next)
            else controller.close()
          },
        }),
      )
    },
    ...changes,
  }
}

/** Asks for all products of a store with these lines. */
export function requestOf(
  lines: string,
  { answers, ...changes }: Partial<LiveRequest> & { readonly answers?: Partial<Answers> } = {},
): LiveRequest {
  return {
    client: clientOf(answersOf(lines, answers)),
    store: practiceStore,
    isPractice: true,
    filters: {},
    products: productsOf(lines).length,
    ...changes,
  }
}

/** Changes fields of the objects of one kind, such as `Product`, in one product of an answer. */
export function changeFields(
  product: readonly string[],
  kind: string,
  fields: Readonly<Record<string, unknown>>,
): string[] {
  return product.map((line) => {
    const object = JSON.parse(line) as { readonly id: string }
    const isOfKind = object.id.startsWith(`gid://shopify/${kind}/`)
    return isOfKind ? JSON.stringify(Object.assign(object, fields)) : line
  })
}
