import { isoTime } from '../contents/isoTime.ts'
import { normaliseHtml } from '../contents/normaliseHtml.ts'
import type { MediaImage, Product } from '../contents/records.ts'
import { normaliseTags } from '../contents/tags.ts'
import type { GraphqlContext, Mutate } from '../graphql/GraphqlContext.ts'
import { addVariant, findOrAddValue } from './variantInput.ts'
import { tooLong, userError, type UserError } from './userErrors.ts'

interface ProductInput {
  readonly id?: string | null
  readonly title?: string | null
  readonly handle?: string | null
  readonly descriptionHtml?: string | null
  readonly vendor?: string | null
  readonly productType?: string | null
  readonly tags?: readonly string[] | null
  readonly status?: Product['status'] | null
  readonly category?: string | null
  readonly seo?: { readonly title?: string | null; readonly description?: string | null } | null
  readonly giftCard?: boolean | null
  readonly productOptions?:
    | readonly {
        readonly name?: string | null
        readonly values?: readonly { readonly name?: string | null }[] | null
      }[]
    | null
}

interface MediaInput {
  readonly alt?: string | null
  readonly originalSource: string
}

const mostTags = 250

/** Says that a product was written to. */
export function touch(product: Product, { index, now }: GraphqlContext): void {
  index.willWrite(product)
  product.updatedAt = isoTime(now())
}

function checkProduct(input: ProductInput, { contents }: GraphqlContext): UserError[] {
  const { title, vendor, productType, tags, category } = input
  return [
    ...(title !== undefined && (title ?? '').trim() === ''
      ? [userError(['title'], "Title can't be blank")]
      : []),
    ...tooLong(['title'], 'Title', title),
    ...tooLong(['vendor'], 'Vendor', vendor),
    ...tooLong(['productType'], 'Product type', productType),
    ...(normaliseTags(tags ?? []).length > mostTags
      ? [userError(['tags'], `Product tags exceed the limit of ${mostTags}`)]
      : []),
    ...(tags ?? []).flatMap((tag) => tooLong(['tags'], 'Tag', tag)),
    ...(category != null && !contents.findAs('TaxonomyCategory', category)
      ? [userError(['category'], 'The specified category is invalid')]
      : []),
  ]
}

/** Writes what an input has, and leaves the rest. Empty texts of the search engine listing are none. */
function assign(product: Product, input: ProductInput, { contents }: GraphqlContext): void {
  const { title, handle, descriptionHtml, vendor, productType, tags, status, category, seo } = input
  if (title != null) product.title = title.trim()
  if (handle != null && handle !== '') product.handle = handle
  if (descriptionHtml !== undefined) product.descriptionHtml = normaliseHtml(descriptionHtml ?? '')
  if (vendor !== undefined) product.vendor = (vendor ?? '').trim()
  if (productType !== undefined) product.productType = (productType ?? '').trim()
  if (tags != null) product.tags = normaliseTags(tags)
  if (status != null) product.status = status
  if (category !== undefined) {
    product.category = (category && contents.findAs('TaxonomyCategory', category)) || null
  }
  if (!seo) return
  product.seo = {
    title: seo.title === undefined ? product.seo.title : seo.title || null,
    description: seo.description === undefined ? product.seo.description : seo.description || null,
  }
}

function addMedia(
  product: Product,
  media: readonly MediaInput[] | null | undefined,
  { contents }: GraphqlContext,
): void {
  for (const { alt, originalSource } of media ?? []) {
    const id = contents.createId('MediaImage')
    const picture: MediaImage = {
      kind: 'MediaImage',
      id,
      alt: alt || null,
      url: originalSource,
      fileStatus: 'READY',
    }
    product.pictures.push(picture)
    contents.keep(picture)
  }
}

function freeHandle(title: string, { contents }: GraphqlContext): string {
  const base =
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'product'
  const handles = new Set([...contents.products.values()].map(({ handle }) => handle))
  for (let count = 1; ; count += 1) {
    const handle = count === 1 ? base : `${base}-${count - 1}`
    if (!handles.has(handle)) return handle
  }
}

const missing = (field: string) => [userError([field], 'Product does not exist')]

/** The mutations of products as a whole. */
export const productMutations = {
  productUpdate: (
    _,
    options: {
      readonly product?: ProductInput | null
      readonly input?: ProductInput | null
      readonly media?: readonly MediaInput[] | null
    },
    context,
  ) => {
    const input = options.product ?? options.input ?? {}
    const product = context.contents.findAs('Product', input.id ?? '')
    if (!product) return { product: null, userErrors: missing('id') }
    const userErrors = checkProduct(input, context)
    if (userErrors.length > 0) return { product, userErrors }
    touch(product, context)
    assign(product, input, context)
    addMedia(product, options.media, context)
    return { product, userErrors }
  },
  productCreate: (
    _,
    options: {
      readonly product?: ProductInput | null
      readonly input?: ProductInput | null
      readonly media?: readonly MediaInput[] | null
    },
    context,
  ) => {
    const { contents, now } = context
    const input = { ...(options.product ?? options.input) }
    const userErrors = checkProduct({ ...input, title: input.title ?? '' }, context)
    if (userErrors.length > 0) return { product: null, userErrors }
    const title = input.title ?? ''
    const product: Product = {
      kind: 'Product',
      id: contents.createId('Product'),
      handle: freeHandle(input.handle || title, context),
      title,
      descriptionHtml: '',
      vendor: contents.shop.name,
      productType: '',
      tags: [],
      status: 'ACTIVE',
      isGiftCard: input.giftCard ?? false,
      updatedAt: isoTime(now()),
      category: null,
      seo: { title: null, description: null },
      options: [],
      variants: [],
      pictures: [],
      metafields: [],
    }
    assign(product, { ...input, handle: null }, context)
    const asked = input.productOptions ?? []
    const named =
      asked.length > 0 ? asked : [{ name: 'Title', values: [{ name: 'Default Title' }] }]
    for (const [at, { name, values }] of named.entries()) {
      product.options.push({
        kind: 'ProductOption',
        id: contents.createId('ProductOption'),
        name: name ?? '',
        position: at + 1,
        linkedMetafield: null,
        optionValues: [],
      })
      for (const value of values ?? []) findOrAddValue(product, at, value.name ?? '', contents)
    }
    addVariant(
      product,
      product.options.map(({ optionValues: [first] }) => first!),
      context,
    )
    contents.addProduct(product)
    addMedia(product, options.media, context)
    return { product, userErrors }
  },
  productDelete: (_, { input }: { readonly input: { readonly id: string } }, { contents }) => {
    const product = contents.findAs('Product', input.id)
    if (!product) return { deletedProductId: null, userErrors: missing('id') }
    contents.deleteProduct(product)
    return { deletedProductId: input.id, userErrors: [] }
  },
  tagsAdd: (_, { id, tags }: TagsInput, context) => {
    const product = context.contents.findAs('Product', id)
    if (!product) return { node: null, userErrors: missing('id') }
    const all = normaliseTags([...product.tags, ...tags])
    if (all.length > mostTags) {
      const userErrors = [userError(['tags'], `Product tags exceed the limit of ${mostTags}`)]
      return { node: null, userErrors }
    }
    touch(product, context)
    product.tags = all
    return { node: product, userErrors: [] }
  },
  tagsRemove: (_, { id, tags }: TagsInput, context) => {
    const product = context.contents.findAs('Product', id)
    if (!product) return { node: null, userErrors: missing('id') }
    const removed = new Set(normaliseTags(tags).map((tag) => tag.toLowerCase()))
    touch(product, context)
    product.tags = product.tags.filter((tag) => !removed.has(tag.toLowerCase()))
    return { node: product, userErrors: [] }
  },
} satisfies Record<string, Mutate>

interface TagsInput {
  readonly id: string
  readonly tags: readonly string[]
}
