import type { ImportNote } from '../ImportPlan.ts'
import { wordOption } from '../optionNames.ts'
import { importNote } from '../SuppliedProduct.ts'
import { choosePrice, currenciesOf, type ChosenPrice } from './choosePrice.ts'
import { distinctVariants } from './distinctVariants.ts'
import { isGroupNode, localName, type LinkedData } from './linkedData.ts'
import { chooseOptions, ownName, readImages, readVariants, toOptionName } from './linkedVariants.ts'
import type { PageContext, ReadProduct } from './ReadProduct.ts'
import {
  addressOf,
  descriptionOf,
  handleIn,
  isFields,
  isSamePage,
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

function pricesOf({ price, compareAtPrice }: ChosenPrice = { notes: [] }) {
  return {
    ...(price !== undefined && { price }),
    ...(compareAtPrice !== undefined && { compareAtPrice }),
  }
}

/** Keeps one note of each code, as variants mostly share what is to be said of them. */
function withoutRepeats(notes: readonly ImportNote[]): readonly ImportNote[] {
  return [...new Map(notes.toReversed().map((note) => [note.code, note])).values()].toReversed()
}

/** Whether a node is what a page is about: by its address, or as the page says so. */
function isOfPage(data: LinkedData, node: Fields, page: string | undefined): boolean {
  const offers = data.nodes(node.offers, 1)
  const places = [node.url, node.mainEntityOfPage, ...offers.map(({ url }) => url)]
  return (
    data.isMain(node) ||
    places.some((place) => isSamePage(isFields(place) ? place['@id'] : textOf(place), page))
  )
}

/**
 * Reads a product from structured data.
 *
 * @param group the node that describes the product; a group, or a product without variants
 * @param variantNodes the nodes of its variants, if it has any
 * @returns nothing for one without a name
 */
export function readLinkedProduct(
  data: LinkedData,
  group: Fields,
  variantNodes: readonly Fields[],
  { base, page, currency: wanted, optionNames }: PageContext,
): ReadProduct | undefined {
  const example: Fields = variantNodes[0] ?? {}
  const title = lineOf(group.name) ?? lineOf(example.name)
  if (title === undefined) return undefined
  const varying = isGroupNode(group) ? listOf(group.variesBy).map(localName) : []
  const names = [...new Set([...varying, ...usualProperties])].filter((name) => name !== '')
  const linked = readVariants(data, group, variantNodes, names, base)
  const currencies = currenciesOf(linked.flatMap(({ prices }) => prices))
  const currency = currencies.find((each) => each === wanted) ?? currencies[0]
  const chosen = linked.map(({ prices }) => choosePrice(prices, currency))
  const isOne = linked.length === 1
  const options = isOne ? [] : chooseOptions(linked, varying.map(toOptionName))
  const distinct = distinctVariants(
    options,
    linked.map(({ variant, images: [image], properties }, at) => ({
      ...variant,
      ...pricesOf(chosen[at]),
      values: options.map((option) => properties.get(option) ?? ''),
      ...(image && !isOne && { image: image.address }),
    })),
    linked.map(({ name }) => ownName(name, title)),
  )
  const first = <Value>(read: (node: Fields) => Value | undefined) => read(group) ?? read(example)
  const known = new Set(names.map(toOptionName))
  const description = first((node) => descriptionOf(node.description))
  const vendor = first(
    (node) => lineOf(data.resolve(node.brand)) ?? lineOf(data.resolve(node.manufacturer)),
  )
  const type = first(readType)
  const address = first((node) => addressOf(textOf(node.url), base))
  const notes = withoutRepeats([
    ...chosen.flatMap((each) => each.notes),
    ...linked.flatMap(({ weight }) =>
      weight && 'unread' in weight
        ? importNote('review', 'unclear-weight', { text: weight.unread })
        : [],
    ),
  ])
  return {
    handle: handleIn(address),
    address,
    title,
    ...(description !== undefined && { description }),
    ...(vendor !== undefined && { vendor }),
    ...(type !== undefined && { type }),
    tags: first(({ keywords }) => (keywords === undefined ? undefined : tagsOf(keywords))) ?? [],
    options: distinct.options.map((name) =>
      known.has(name) ? wordOption(name, optionNames) : name,
    ),
    variants: distinct.variants,
    images: [...readImages(data, group, base), ...linked.flatMap(({ images }) => images)],
    ...(currency !== undefined && { currency }),
    currencies,
    isMain: isOfPage(data, group, page) || variantNodes.some((node) => isOfPage(data, node, page)),
    notes,
  }
}
