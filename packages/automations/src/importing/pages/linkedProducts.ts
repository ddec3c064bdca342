import { foldSpelling } from '../../text/fold.ts'
import { isGroupNode, type LinkedData } from './linkedData.ts'
import { readLinkedProduct } from './linkedProduct.ts'
import type { PageContext, ReadProduct } from './ReadProduct.ts'
import { textOf, type Fields } from './values.ts'

/** The most products that are read; stores give at most 250 at one address. */
export const maxProducts = 1000

/** Returns by what the variants of a group refer to it. */
function groupKeys(node: Fields): string[] {
  return [textOf(node['@id']), textOf(node.productGroupID)].flatMap((key) => key ?? [])
}

/** Gathers the products of a page: each group with its variants, wherever the page has them. */
export function readLinkedProducts(data: LinkedData, context: PageContext): ReadProduct[] {
  const groups = new Map<Fields, Set<Fields>>()
  const byKey = new Map<string, Fields>()
  const addGroup = (node: Fields) => {
    if (groups.has(node)) return
    groups.set(node, new Set(data.nodes(node.hasVariant).filter((each) => each !== node)))
    for (const key of groupKeys(node)) if (!byKey.has(key)) byKey.set(key, node)
  }
  const variants = new Map<Fields, Fields>()
  for (const node of data.products) if (isGroupNode(node) || node.hasVariant) addGroup(node)
  for (const node of data.products) {
    if (groups.has(node)) continue
    const [parent] = data.nodes(node.isVariantOf)
    const keys = [...(parent ? groupKeys(parent) : []), textOf(node.inProductGroupWithID)]
    const known = keys.map((key) => byKey.get(key ?? '')).find((group) => group !== undefined)
    const owner = known ?? (parent?.name === undefined ? undefined : parent)
    if (owner) {
      addGroup(owner)
      variants.set(node, owner)
    } else addGroup(node)
  }
  for (const [node, owner] of variants) groups.get(owner)?.add(node)
  const within = new Set<Fields>()
  for (const own of groups.values()) for (const node of own) within.add(node)
  const read = [...groups]
    .filter(([node]) => !within.has(node))
    .slice(0, maxProducts)
    .flatMap(([node, own]) => readLinkedProduct(data, node, [...own], context) ?? [])
  return mergeSame(read)
}

function fill(product: ReadProduct, other: ReadProduct): ReadProduct {
  const hasPrice = product.variants.some(({ price }) => price !== undefined)
  const isBare = product.variants.length === 1 && !hasPrice
  return {
    ...other,
    ...product,
    handle: product.handle ?? other.handle,
    address: product.address ?? other.address,
    tags: product.tags.length > 0 ? product.tags : other.tags,
    images: product.images.length > 0 ? product.images : other.images,
    isMain: product.isMain || other.isMain,
    ...(isBare && { options: other.options, variants: other.variants, notes: other.notes }),
  }
}

function areDifferent(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other
}

/** Whether two products of the same name can be one, of which each says a part. */
function canBeOne(one: ReadProduct, other: ReadProduct): boolean {
  const [[first], [second]] = [one.variants, other.variants]
  const areSingle = one.variants.length === 1 && other.variants.length === 1
  return (
    !areDifferent(one.handle, other.handle) && !(areSingle && areDifferent(first?.sku, second?.sku))
  )
}

/** Makes one of products of the same name: a theme and its extensions each describe it in part. */
function mergeSame(products: readonly ReadProduct[]): ReadProduct[] {
  const byTitle = new Map<string, ReadProduct[]>()
  for (const product of products) {
    const title = foldSpelling(product.title)
    const known = byTitle.get(title) ?? []
    byTitle.set(title, known)
    const at = known.findIndex((each) => canBeOne(each, product))
    if (at === -1) known.push(product)
    else known.splice(at, 1, fill(known[at] ?? product, product))
  }
  return [...byTitle.values()].flat()
}
