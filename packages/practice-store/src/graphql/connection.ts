import { GraphQLError } from 'graphql'
import type { BulkList } from '../bulk/BulkList.ts'

/** Arguments of a field that lists things page by page. */
export interface PageArguments {
  readonly first?: number | null
  readonly last?: number | null
  readonly after?: string | null
  readonly before?: string | null
  readonly reverse?: boolean | null
}

export interface Connection<Item> {
  readonly nodes: readonly Item[]
  readonly edges: readonly { readonly node: Item }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

const largestPage = 250

function refuse(message: string): never {
  throw new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })
}

function pageSize({ first, last }: PageArguments): number {
  if (first != null && last != null) refuse('providing both first and last is not supported')
  const size = first ?? last
  if (size == null) return refuse('you must provide one of first or last')
  if (size < 1) refuse('first or last must be at least 1')
  if (size > largestPage) refuse(`first or last cannot exceed ${largestPage}`)
  return size
}

function writeCursor(id: string, at: number): string {
  return btoa(JSON.stringify({ last_id: id, at }))
}

/** Finds the place of a cursor. Where its item is gone, the place that it had counts. */
function placeOf<Item>(items: readonly Item[], idOf: (item: Item) => string, cursor: string) {
  let read: { readonly last_id?: unknown; readonly at?: unknown }
  try {
    read = JSON.parse(atob(cursor))
  } catch {
    return refuse('Invalid cursor for current pagination sort.')
  }
  if (typeof read?.last_id !== 'string' || typeof read.at !== 'number') {
    return refuse('Invalid cursor for current pagination sort.')
  }
  const { last_id: id, at } = read
  const item = items[at]
  if (item !== undefined && idOf(item) === id) return { before: at, after: at + 1 }
  const moved = items.findIndex((each) => idOf(each) === id)
  return moved === -1 ? { before: at, after: at } : { before: moved, after: moved + 1 }
}

/** Cuts the page that was asked for out of a list. In a bulk query the whole list is one page. */
export function connection<Item>(
  all: readonly Item[],
  idOf: (item: Item) => string,
  options: PageArguments,
  bulk: BulkList | undefined,
): Connection<Item> {
  const items = options.reverse ? all.toReversed() : all
  if (bulk) return pageOf(items, idOf, 0, items.length)
  const size = pageSize(options)
  const start = options.after == null ? 0 : placeOf(items, idOf, options.after).after
  const end = options.before == null ? items.length : placeOf(items, idOf, options.before).before
  return options.first == null
    ? pageOf(items, idOf, Math.max(start, end - size), end)
    : pageOf(items, idOf, start, Math.min(end, start + size))
}

/** As `connection`, at the root of an operation: a bulk query reads it in steps. */
export function rootConnection<Item>(
  all: readonly Item[],
  idOf: (item: Item) => string,
  options: PageArguments,
  bulk: BulkList | undefined,
): Connection<Item> {
  return connection(bulk ? bulk.next(all) : all, idOf, options, bulk)
}

function pageOf<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  start: number,
  end: number,
): Connection<Item> {
  const nodes = items.slice(start, end)
  const last = nodes.at(-1)
  return {
    nodes,
    edges: nodes.map((node) => ({ node })),
    pageInfo: {
      hasNextPage: end < items.length,
      endCursor: last === undefined ? null : writeCursor(idOf(last), end - 1),
    },
  }
}
