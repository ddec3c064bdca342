import type { BulkOperation } from '../bulk/BulkOperation.ts'
import type {
  Collection,
  InventoryItem,
  MediaImage,
  Metafield,
  FixedPrice,
  PriceList,
  Product,
  Variant,
} from '../contents/records.ts'
import { compareDigest } from '../contents/compareDigest.ts'
import { translationOf } from '../contents/translationOf.ts'
import { writeFixedPrice } from '../contents/writeFixedPrice.ts'
import {
  isTranslatable,
  translatableContent,
  type Translatable,
} from '../contents/translatableContent.ts'
import { appMutations } from '../mutations/appMutations.ts'
import { fileMutations } from '../mutations/fileMutations.ts'
import { metafieldMutations } from '../mutations/metafieldMutations.ts'
import { optionMutations } from '../mutations/optionMutations.ts'
import { priceMutations } from '../mutations/priceMutations.ts'
import { productMutations } from '../mutations/productMutations.ts'
import { translationMutations } from '../mutations/translationMutations.ts'
import { variantMutations } from '../mutations/variantMutations.ts'
import { bulkMutations } from '../mutations/bulkMutations.ts'
import { connection, rootConnection, type PageArguments } from './connection.ts'
import { checkSize } from './checkSize.ts'
import type { Resolver } from './GraphqlContext.ts'

const idOf = ({ id }: { readonly id: string }) => id

type Find = PageArguments & { readonly query?: string | null; readonly sortKey?: string | null }

const productOrders: Readonly<Record<string, (a: Product, b: Product) => number>> = {
  TITLE: (a, b) => order(a.title, b.title),
  VENDOR: (a, b) => order(a.vendor, b.vendor),
  PRODUCT_TYPE: (a, b) => order(a.productType, b.productType),
  UPDATED_AT: (a, b) => order(a.updatedAt, b.updatedAt),
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function image(picture: MediaImage) {
  return picture.fileStatus === 'READY' ? picture : null
}

const query: Record<string, Resolver<unknown, never>> = {
  currentAppInstallation: (_, _options, { installation }) => ({
    id: installation.id,
    accessScopes: [...installation.scopes].map((handle) => ({ handle })),
  }),
  shop: (_, _options, { contents }) => contents.shop,
  products: (_, options: Find, context) => {
    const found = context.index.find(options.query)
    const compare = productOrders[options.sortKey ?? 'ID']
    return rootConnection(compare ? found.toSorted(compare) : found, idOf, options, context.bulk)
  },
  productsCount: (_, options: { query?: string | null; limit?: number | null }, context) => {
    const count = context.index.find(options.query).length
    const isCut = options.limit != null && count > options.limit
    return isCut ? { count: options.limit, precision: 'AT_LEAST' } : { count, precision: 'EXACT' }
  },
  productVariantsCount: (_, _options, { contents }) => ({
    count: [...contents.products.values()].reduce((sum, { variants }) => sum + variants.length, 0),
    precision: 'EXACT',
  }),
  collections: (_, options: Find, context) => {
    const { collections } = context.contents
    const sought = (options.query ?? '')
      .split(' AND ')
      .map((term) => term.replaceAll(/^title:|[*"]/g, ''))
    const found = collections.filter(({ title }) =>
      sought.every((word) => title.toLowerCase().includes(word.toLowerCase())),
    )
    if (options.sortKey === 'TITLE') found.sort((a, b) => order(a.title, b.title))
    return rootConnection(found, idOf, options, context.bulk)
  },
  nodes: (_, { ids }: { readonly ids: readonly string[] }, { contents }) => {
    checkSize(ids)
    return ids.map((id) => contents.find(id) ?? null)
  },
  bulkOperation: (_, { id }: { readonly id: string }, { bulkOperations }) =>
    bulkOperations.find(id) ?? null,
  bulkOperations: (_, options: Find, { bulkOperations, bulk }) => {
    const status = /status:"?(\w+)/i.exec(options.query ?? '')?.[1]?.toUpperCase()
    const type = /operation_type:"?(\w+)/i.exec(options.query ?? '')?.[1]?.toUpperCase()
    const found = bulkOperations
      .list()
      .toReversed()
      .filter((each) => status === undefined || each.status === status)
      .filter((each) => type === undefined || each.type === type)
    return rootConnection(found, idOf, options, bulk)
  },
  shopLocales: (_, { published }: { readonly published?: boolean }, { contents }) =>
    contents.locales.filter((locale) => locale.published || !published),
  catalogs: (_, options: PageArguments & { readonly type?: string | null }, context) => {
    const isSought = options.type == null || options.type === 'MARKET'
    return rootConnection(isSought ? context.contents.catalogs : [], idOf, options, context.bulk)
  },
  priceList: (_, { id }: { readonly id: string }, { contents }) =>
    contents.findAs('PriceList', id) ?? null,
  translatableResources: (_, options: PageArguments & { resourceType: string }, context) => {
    const products = options.resourceType === 'PRODUCT' ? context.contents.products.values() : []
    return rootConnection([...products], idOf, options, context.bulk)
  },
  translatableResourcesByIds: (
    _,
    options: PageArguments & { readonly resourceIds: readonly string[] },
    context,
  ) => {
    const resources = options.resourceIds
      .map((id) => context.contents.find(id))
      .filter(isTranslatable)
    return rootConnection(resources, idOf, options, context.bulk)
  },
}

const product: Record<string, Resolver<Product, never>> = {
  variants: ({ variants }, options, { bulk }) => connection(variants, idOf, options, bulk),
  variantsCount: ({ variants }) => ({ count: variants.length, precision: 'EXACT' }),
  media: ({ pictures }, options, { bulk }) => connection(pictures, idOf, options, bulk),
  featuredMedia: ({ pictures }) => pictures[0] ?? null,
  metafields: (
    { metafields },
    options: PageArguments & { namespace?: string | null; keys?: readonly string[] | null },
    { bulk },
  ) => {
    const found = metafields.filter(
      ({ namespace, key }) =>
        (options.namespace == null || namespace === options.namespace) &&
        (options.keys == null || options.keys.includes(`${namespace}.${key}`)),
    )
    return connection(found, idOf, options, bulk)
  },
  options: ({ options }, { first }: { readonly first?: number | null }) =>
    options.slice(0, first ?? undefined),
}

const variant: Record<string, Resolver<Variant, never>> = {
  selectedOptions: ({ product: { options }, values }) =>
    values.map(({ name }, at) => ({ name: options[at]?.name ?? '', value: name })),
  media: ({ pictures }, options, { bulk }) => connection(pictures, idOf, options, bulk),
}

const collection: Record<string, Resolver<Collection, never>> = {
  productsCount: ({ products }) => ({ count: products.size, precision: 'EXACT' }),
}

const mediaImage: Record<string, Resolver<MediaImage, never>> = {
  image,
  preview: (picture) => ({ image: image(picture) }),
}

const pictureImage: Record<string, Resolver<MediaImage, never>> = {
  url: (
    { url },
    { transform }: { transform?: { maxWidth?: number | null; maxHeight?: number | null } | null },
  ) => {
    if (transform == null) return url
    const sized = new URL(url)
    if (transform.maxWidth != null) sized.searchParams.set('width', String(transform.maxWidth))
    if (transform.maxHeight != null) sized.searchParams.set('height', String(transform.maxHeight))
    return sized.href
  },
}

const metafield: Record<string, Resolver<Metafield, never>> = { compareDigest }

const inventoryItem: Record<string, Resolver<InventoryItem, never>> = {
  unitCost: ({ cost }, _, { contents }) =>
    cost === null ? null : { amount: cost, currencyCode: contents.shop.currencyCode },
  measurement: ({ id, weight }) => ({
    id: id.replace('/InventoryItem/', '/InventoryItemMeasurement/'),
    weight,
  }),
}

/** Finds prices by `product_id` or `variant_id`, which a price list alone knows; another query finds none. */
function isMeantBy(sought: string): (price: FixedPrice) => boolean {
  const [, kind, number] = /^(product|variant)_id:"?(\d+)"?$/u.exec(sought.trim()) ?? []
  return ({ variant: of }) => {
    const { id } = kind === 'product' ? of.product : of
    return number !== undefined && id.endsWith(`/${number}`)
  }
}

const priceList: Record<string, Resolver<PriceList, never>> = {
  fixedPricesCount: ({ fixed }) => fixed.size,
  prices: (
    { currency, fixed },
    options: PageArguments & {
      readonly originType?: string | null
      readonly query?: string | null
    },
    { bulk },
  ) => {
    // Prices that a market does not fix are left out: nothing asks for them.
    const all = options.originType === 'RELATIVE' ? [] : [...fixed.values()]
    const found = options.query == null ? all : all.filter(isMeantBy(options.query))
    const prices = found.map((price) => writeFixedPrice(price, currency))
    return connection(prices, (price) => price.variant.id, options, bulk)
  },
}

const bulkOperation: Record<string, Resolver<BulkOperation, never>> = {
  objectCount: ({ objectCount }) => String(objectCount),
  rootObjectCount: ({ rootObjectCount }) => String(rootObjectCount),
  fileSize: ({ fileSize }) => (fileSize === null ? null : String(fileSize)),
}

const resource: Record<string, Resolver<Translatable, never>> = {
  resourceId: idOf,
  translatableContent: (of) => translatableContent(of),
  translations: (
    of,
    options: { readonly locale: string; readonly outdated?: boolean | null },
    { contents },
  ) => {
    const found = contents.translations.get(of.id) ?? []
    return found
      .filter(({ locale }) => locale === options.locale)
      .map((translation) => translationOf(translation, of))
      .filter(({ outdated }) => options.outdated == null || outdated === options.outdated)
  },
}

/** The fields of each type that are not simply properties of its records. */
export const resolvers: Readonly<Record<string, Record<string, Resolver<never, never>>>> = {
  QueryRoot: query,
  Product: product,
  ProductVariant: variant,
  Collection: collection,
  MediaImage: mediaImage,
  Image: pictureImage,
  Metafield: metafield,
  InventoryItem: inventoryItem,
  PriceList: priceList,
  BulkOperation: bulkOperation,
  Mutation: {
    ...appMutations,
    ...bulkMutations,
    ...fileMutations,
    ...metafieldMutations,
    ...optionMutations,
    ...priceMutations,
    ...productMutations,
    ...translationMutations,
    ...variantMutations,
  },
  TranslatableResource: resource,
}
