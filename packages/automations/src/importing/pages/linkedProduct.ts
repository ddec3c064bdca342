import { distinctVariants } from './distinctVariants.ts'
import { isGroupNode, localName, type LinkedData } from './linkedData.ts'
import { chooseOptions, ownName, readImages, readVariants, titled } from './linkedVariants.ts'
import type { PageField } from './PageReading.ts'
import type { ReadProduct } from './ReadProduct.ts'
import {
  addressOf,
  descriptionOf,
  handleIn,
  lineOf,
  listOf,
  tagsOf,
  textOf,
  type Fields,
} from './values.ts'

/** Properties that tell variants apart, besides those that their group names. */
const usualProperties = ['color', 'size', 'material', 'pattern']

function readType({ category }: Fields): string | undefined {
  const names = lineOf(category)?.split(/\s*>\s*/u)
  return names?.findLast((name) => name !== '')
}

/**
 * Reads a product from structured data.
 *
 * @param group the node that describes the product; a group, or a product without variants
 * @param variantNodes the nodes of its variants, if it has any
 * @param base what relative addresses belong to
 * @returns nothing for one without a name
 */
export function readLinkedProduct(
  data: LinkedData,
  group: Fields,
  variantNodes: readonly Fields[],
  base: string | undefined,
): ReadProduct | undefined {
  const example: Fields = variantNodes[0] ?? {}
  const title = lineOf(group.name) ?? lineOf(example.name)
  if (title === undefined) return undefined
  const varying = isGroupNode(group) ? listOf(group.variesBy).map(localName) : []
  const names = [...new Set([...varying, ...usualProperties])].filter((name) => name !== '')
  const linked = readVariants(data, group, variantNodes, names, base)
  const currency = linked.find((each) => each.currency !== undefined)?.currency
  const isOne = linked.length === 1
  const options = isOne ? [] : chooseOptions(linked, varying.map(titled))
  const told = distinctVariants(
    options,
    linked.map(({ variant, images: [image], properties }) => ({
      ...variant,
      values: options.map((option) => properties.get(option) ?? ''),
      ...(image && !isOne && { image: image.address }),
    })),
    linked.map(({ name }) => ownName(name, title)),
  )
  const first = <Value>(read: (node: Fields) => Value | undefined) => read(group) ?? read(example)
  const description = first((node) => descriptionOf(node.description))
  const vendor = first(
    (node) => lineOf(data.resolve(node.brand)) ?? lineOf(data.resolve(node.manufacturer)),
  )
  const type = first(readType)
  const address = first((node) => addressOf(textOf(node.url), base))
  // What is in another currency could only be read wrongly.
  const variants = told.variants.map((variant, at) => {
    const { price: _, compareAtPrice: __, ...rest } = variant
    const own = linked[at]?.currency
    return own === undefined || own === currency ? variant : rest
  })
  const unclear: readonly PageField[] = linked.some(({ isUnclear }) => isUnclear) ? ['price'] : []
  return {
    handle: handleIn(address),
    address,
    title,
    ...(description !== undefined && { description }),
    ...(vendor !== undefined && { vendor }),
    ...(type !== undefined && { type }),
    tags: first(({ keywords }) => (keywords === undefined ? undefined : tagsOf(keywords))) ?? [],
    options: told.options,
    variants,
    images: [...readImages(data, group, base), ...linked.flatMap(({ images }) => images)],
    ...(currency !== undefined && { currency }),
    unclear,
  }
}
