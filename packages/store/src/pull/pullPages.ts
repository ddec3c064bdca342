import type { AdminClient } from '../client/AdminClient.ts'
import type { Connection, PulledNode, PulledProduct } from '../operations/operationTypes.ts'
import { BulkError } from './BulkError.ts'

/** Reads the next page of a list; nothing if its product is gone. */
export type More<Node> = (after: string) => Promise<Connection<Node> | undefined>

/** Reads a list that began with a product to its end. */
export async function* readAll<Node>(
  first: Connection<Node>,
  more: More<Node>,
): AsyncGenerator<Node> {
  let page: Connection<Node> | undefined = first
  for (;;) {
    yield* page.nodes
    const { hasNextPage, endCursor }: Connection<Node>['pageInfo'] = page.pageInfo
    if (!hasNextPage) return
    page = endCursor === null ? undefined : await more(endCursor)
    // The product was deleted meanwhile.
    if (!page) throw new BulkError('partial')
  }
}

const childLine = (node: PulledNode, parent: string) =>
  JSON.stringify({ ...node, __parentId: parent })

async function* linesOf(client: AdminClient, product: PulledProduct): AsyncGenerator<string> {
  const { media, metafields, variants, ...fields } = product
  const { id } = fields
  yield JSON.stringify(fields)
  const moreMedia: More<PulledNode> = async (after) =>
    (await client.run('MoreMedia', { id, after })).nodes[0]?.media
  for await (const each of readAll(media, moreMedia)) yield childLine(each, id)
  const moreMetafields: More<PulledNode> = async (after) =>
    (await client.run('MoreMetafields', { id, after })).nodes[0]?.metafields
  for await (const each of readAll(metafields, moreMetafields)) yield childLine(each, id)
  const moreVariants = async (after: string) =>
    (await client.run('MoreVariants', { id, after })).nodes[0]?.variants
  for await (const { media: own, ...variant } of readAll(variants, moreVariants)) {
    yield childLine(variant, id)
    for (const each of own.nodes) yield childLine(each, variant.id)
  }
}

/**
 * Reads products page by page, in the lines of a bulk operation.
 *
 * @param products gets the ids of the products
 */
export async function* pullPages(
  client: AdminClient,
  query: string | null,
  signal: AbortSignal,
  products: string[],
): AsyncGenerator<string> {
  let after: string | null = null
  do {
    signal.throwIfAborted()
    const page: { products: Connection<PulledProduct> } = await client.run('ProductPage', {
      query,
      after,
    })
    for (const product of page.products.nodes) {
      products.push(product.id)
      yield* linesOf(client, product)
    }
    const { hasNextPage, endCursor } = page.products.pageInfo
    after = hasNextPage ? endCursor : null
  } while (after !== null)
}
