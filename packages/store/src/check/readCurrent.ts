import type { AdminClient } from '../client/AdminClient.ts'
import { idOf } from '../convert/ids.ts'
import type { FixedPriceNode, ImageNode, OptionNode, ProductNode } from '../fields/nodes.ts'
import type { Intent } from '../intents/Intent.ts'
import type {
  CurrentMetafield,
  CurrentVariant,
  TranslatableNode,
} from '../operations/operationTypes.ts'
import { fixedPrices } from './fixedPrices.ts'
import { inParallel } from './inParallel.ts'

/** Objects that one request reads. */
const chunkSize = 250
/** Names of metafields that one request reads. */
const mostNames = 50
/** Requests at once. */
const atOnce = 4

/** The objects of a store as they are now, by their ids. Those that are not there are missing. */
export interface CurrentObjects {
  readonly products: ReadonlyMap<string, ProductNode>
  readonly variants: ReadonlyMap<string, CurrentVariant>
  readonly images: ReadonlyMap<string, ImageNode>
  /** By product, then as `namespace.key`. A product that is gone is missing. */
  readonly metafields: ReadonlyMap<string, ReadonlyMap<string, CurrentMetafield>>
  /** By language, then by the object that has the texts. */
  readonly translations: ReadonlyMap<string, ReadonlyMap<string, TranslatableNode>>
  /** Fixed prices by variant, of price lists by the numbers of their ids. A price list that is gone is missing. */
  readonly prices: ReadonlyMap<number, ReadonlyMap<string, FixedPriceNode>>
}

/** Names a metafield. */
export const metafieldName = ({ namespace, key }: Pick<CurrentMetafield, 'key' | 'namespace'>) =>
  `${namespace}.${key}`

function chunksOf(ids: ReadonlySet<string>, size: number): string[][] {
  const all = [...ids]
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  )
}

/** Reads objects by their ids. */
async function read<Node>(
  ids: ReadonlySet<string>,
  run: (ids: readonly string[]) => Promise<{ readonly nodes: readonly (Node | null)[] }>,
): Promise<Map<string, Node>> {
  const found = new Map<string, Node>()
  await inParallel(chunksOf(ids, chunkSize), atOnce, async (chunk) => {
    const { nodes } = await run(chunk)
    for (const [at, node] of nodes.entries()) if (node) found.set(chunk[at] ?? '', node)
  })
  return found
}

/** Reads texts with their translations into a language, by their objects; those that are gone are missing. */
async function readTranslations(
  client: Pick<AdminClient, 'run'>,
  resources: ReadonlySet<string>,
  locale: string,
): Promise<Map<string, TranslatableNode>> {
  const pages = await inParallel(chunksOf(resources, chunkSize), atOnce, async (ids) => {
    const { translatableResourcesByIds } = await client.run('Translations', { ids, locale })
    return translatableResourcesByIds.nodes
  })
  return new Map(pages.flat().map((node) => [node.resourceId, node]))
}

/**
 * Reads the fixed prices of some variants. They are no nodes, and a search sees changes late, so the list is
 * read to its end.
 *
 * @returns nothing if the price list is not there
 */
async function readPrices(
  client: Pick<AdminClient, 'run'>,
  priceList: number,
  variants: ReadonlySet<string>,
): Promise<ReadonlyMap<string, FixedPriceNode> | undefined> {
  const found = new Map<string, FixedPriceNode>()
  const pages = fixedPrices(client, idOf('PriceList', priceList))
  for (;;) {
    const { done, value } = await pages.next()
    if (done) return value ? found : undefined
    for (const fixed of value)
      if (variants.has(fixed.variant.id)) found.set(fixed.variant.id, fixed)
  }
}

/**
 * Reads what intents are about, as it is now. Objects are asked for by their ids, as a search sees changes
 * late.
 *
 * @throws {AdminError} if the store does not answer
 */
export async function readCurrent(
  client: Pick<AdminClient, 'run'>,
  intents: Iterable<Intent>,
): Promise<CurrentObjects> {
  const products = new Set<string>()
  const variants = new Set<string>()
  const images = new Set<string>()
  const owners = new Set<string>()
  const names = new Set<string>()
  const translated = new Map<string, Set<string>>()
  const priced = new Map<number, Set<string>>()
  for (const { product, owner, column } of intents) {
    if (column.translation) {
      const { locale } = column.translation
      const known = translated.get(locale) ?? new Set()
      translated.set(locale, known.add(owner))
    } else if (column.market) {
      // The variant says whose it is, and whether it is there.
      variants.add(owner)
      const { priceList } = column.market
      priced.set(priceList, (priced.get(priceList) ?? new Set()).add(owner))
    } else if (column.metafield) {
      owners.add(product)
      names.add(metafieldName(column.metafield))
    } else if (column.field.of === 'variant') variants.add(owner)
    else if (column.field.of === 'image') images.add(owner)
    else products.add(product)
  }
  const metafields = new Map<string, Map<string, CurrentMetafield>>()
  for (const keys of chunksOf(names, mostNames)) {
    const found = await read(owners, (ids) => client.run('CurrentMetafields', { ids, keys }))
    for (const [
      id,
      {
        metafields: { nodes },
      },
    ] of found) {
      const known = metafields.get(id) ?? new Map()
      for (const node of nodes) known.set(metafieldName(node), node)
      metafields.set(id, known)
    }
  }
  const translations = new Map<string, Map<string, TranslatableNode>>()
  for (const [locale, resources] of translated) {
    translations.set(locale, await readTranslations(client, resources, locale))
  }
  const prices = new Map<number, ReadonlyMap<string, FixedPriceNode>>()
  await inParallel([...priced], atOnce, async ([priceList, of]) => {
    const found = await readPrices(client, priceList, of)
    if (found) prices.set(priceList, found)
  })
  return {
    prices,
    products: await read(products, (ids) => client.run('CurrentProducts', { ids })),
    variants: await read(variants, (ids) => client.run('CurrentVariants', { ids })),
    images: await read(images, (ids) => client.run('CurrentMedia', { ids })),
    metafields,
    translations,
  }
}

/** Finds the option that is, or that has the value that is, an object. */
export function optionOf(product: ProductNode, id: string): OptionNode | undefined {
  return product.options.find(
    (option) => option.id === id || option.optionValues.some((value) => value.id === id),
  )
}
