import { inParallel } from '../check/inParallel.ts'
import type { AdminClient } from '../client/AdminClient.ts'
import { readLines } from '../convert/readLines.ts'
import { numberOf } from '../convert/ids.ts'
import type {
  Connection,
  TranslatableNode,
  TranslatableProduct,
  TypedId,
} from '../operations/operationTypes.ts'
import { BulkError } from '../pull/BulkError.ts'
import type { PullOptions } from '../pull/PullOptions.ts'
import { bulkLines } from '../pull/pullBulk.ts'
import { readAll, type More } from '../pull/pullPages.ts'
import { isFew } from '../pull/pullProducts.ts'

/** A line of translations: the texts of one object, and the product that it belongs to. */
export interface TranslatedLine extends TranslatableNode {
  /** The id of the product. */
  readonly product: string
}

/** An object with texts to translate. */
interface Resource {
  readonly id: string
  readonly product: string
}

/** Objects that one request reads. */
const chunkSize = 250
/** Requests at once. */
const atOnce = 4

/** Types of metafields whose values are texts. */
const textTypes = /^(?:list\.)?(?:single_line|multi_line|rich)_text_field$/

/** Lists what belongs to a product, in the order of an export: itself, its options with their values, metafields. */
function resourcesOf(
  { id, options }: Pick<TranslatableProduct, 'id' | 'options'>,
  metafields: readonly TypedId[],
): Resource[] {
  const ids = [
    id,
    ...options.flatMap((option) => [option.id, ...option.optionValues.map((value) => value.id)]),
    ...metafields.filter(({ type }) => textTypes.test(type)).map((metafield) => metafield.id),
  ]
  return ids.map((each) => ({ id: each, product: id }))
}

async function* byPages(
  client: AdminClient,
  query: string | null,
  signal: AbortSignal,
): AsyncGenerator<Resource[]> {
  let after: string | null = null
  do {
    signal.throwIfAborted()
    const { products }: { products: Connection<TranslatableProduct> } = await client.run(
      'TranslatablePage',
      { query, after },
    )
    for (const product of products.nodes) {
      const { id } = product
      const more: More<TypedId> = async (cursor) =>
        (await client.run('MoreMetafields', { id, after: cursor })).nodes[0]?.metafields as
          | Connection<TypedId>
          | undefined
      const metafields: TypedId[] = []
      for await (const each of readAll(product.metafields, more)) metafields.push(each)
      yield resourcesOf(product, metafields)
    }
    after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null
  } while (after !== null)
}

type IdLine = Pick<TranslatableProduct, 'id' | 'options'> &
  TypedId & { readonly __parentId?: string }

async function* inBulk(client: AdminClient, options: PullOptions): AsyncGenerator<Resource[]> {
  const products = new Map<string, Pick<TranslatableProduct, 'id' | 'options'>>()
  const metafields = new Map<string, TypedId[]>()
  const query = options.query || null
  // Objects are counted once their texts are read.
  const lines = bulkLines(
    client,
    'PullTranslatable',
    { query },
    { ...options, onProgress: () => {} },
  )
  for await (const { texts } of readLines(lines)) {
    for (const text of texts) {
      const { __parentId: parent, ...line } = JSON.parse(text) as IdLine
      if (parent === undefined) products.set(line.id, line)
      else metafields.set(parent, [...(metafields.get(parent) ?? []), line])
    }
  }
  const ordered = [...products.values()].toSorted(
    (one, other) => numberOf(one.id) - numberOf(other.id),
  )
  for (const product of ordered) yield resourcesOf(product, metafields.get(product.id) ?? [])
}

/** Joins lists until they have what some requests read together. */
async function* batches(lists: AsyncIterable<Resource[]>): AsyncGenerator<Resource[]> {
  let batch: Resource[] = []
  for await (const list of lists) {
    batch.push(...list)
    while (batch.length >= chunkSize * atOnce) yield batch.splice(0, chunkSize * atOnce)
  }
  if (batch.length > 0) yield batch
}

/**
 * Reads the texts of products and of what belongs to them with their translations into one language: a JSON
 * line, a `TranslatedLine`, for each product, option, value of an option and metafield of text, in this order.
 * The ids come by pages or a bulk operation, as products do, and the texts by their ids.
 *
 * @throws {BulkError} if a product was deleted meanwhile, or as `pullProducts` does
 */
export async function* pullTranslations(
  client: AdminClient,
  locale: string,
  options: PullOptions,
): AsyncGenerator<string> {
  const { query, signal, onProgress } = options
  signal.throwIfAborted()
  const ids = (await isFew(client, query))
    ? byPages(client, query || null, signal)
    : inBulk(client, options)
  let objects = 0
  for await (const batch of batches(ids)) {
    signal.throwIfAborted()
    const chunks = Array.from({ length: Math.ceil(batch.length / chunkSize) }, (_, at) =>
      batch.slice(at * chunkSize, (at + 1) * chunkSize),
    )
    const answers = await inParallel(chunks, atOnce, (chunk) =>
      client.run('Translations', { ids: chunk.map(({ id }) => id), locale }),
    )
    const nodes = new Map(
      answers.flatMap((answer) =>
        answer.translatableResourcesByIds.nodes.map((node) => [node.resourceId, node] as const),
      ),
    )
    for (const { id, product } of batch) {
      const node = nodes.get(id)
      // Options and metafields without texts may be left out; a product is not.
      if (!node && id === product) throw new BulkError('partial')
      if (!node) continue
      objects += 1
      yield JSON.stringify({ product, ...node } satisfies TranslatedLine)
    }
    onProgress(objects)
  }
}
