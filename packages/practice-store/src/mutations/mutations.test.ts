import { expect, test } from 'vitest'
import type { Product } from '../contents/records.ts'
import { translatableContent } from '../contents/translatableContent.ts'
import { openTestShop } from '../testing/openTestShop.ts'

function openProducts() {
  const opened = openTestShop()
  const products = [...opened.shop.contents.products.values()]
  const product = products.find(
    ({ options, variants }) => options.length === 2 && variants.length > 2,
  )!
  return { ...opened, products, product }
}

const updateProduct =
  'mutation ($product: ProductUpdateInput!) { productUpdate(product: $product) { product { title tags descriptionHtml } userErrors { field message } } }'

test('a title that is empty is refused', async () => {
  const { run, product } = openProducts()
  const { data } = await run(updateProduct, { product: { id: product.id, title: ' ' } })
  expect(data['productUpdate']).toMatchObject({
    product: { title: product.title },
    userErrors: [{ field: ['title'], message: "Title can't be blank" }],
  })
})

test('tags are trimmed, folded by case and sorted', async () => {
  const { run, product } = openProducts()
  const tags = [' Zebra', 'apple', 'zebra', 'Mint, Lime']
  const { data } = await run(updateProduct, { product: { id: product.id, tags } })
  expect(data['productUpdate']).toMatchObject({
    product: { tags: ['apple', 'Lime', 'Mint', 'Zebra'] },
  })
})

test('HTML is saved the way the editor keeps it', async () => {
  const { run, product } = openProducts()
  const descriptionHtml = '<P class=\'a\' onclick="x()">One<BR/></P>\r\n<script>alert(1)</script>'
  const { data } = await run(updateProduct, { product: { id: product.id, descriptionHtml } })
  expect(data['productUpdate']).toMatchObject({
    product: { descriptionHtml: '<p class="a">One<br></p>' },
  })
})

test('what a mutation does not mention stays as it is', async () => {
  const { run, product } = openProducts()
  const { variants: _, ...before } = structuredClone({ ...product, metafields: [], variants: [] })
  await run(updateProduct, { product: { id: product.id, vendor: 'Other' } })
  expect({ ...product, metafields: [] }).toMatchObject({ ...before, vendor: 'Other' })
})

test('single tags are added and removed without replacing the others', async () => {
  const { run, product } = openProducts()
  await run(updateProduct, { product: { id: product.id, tags: ['kept', 'gone'] } })
  const { data } = await run(
    'mutation ($id: ID!) { tagsAdd(id: $id, tags: ["new"]) { userErrors { message } } tagsRemove(id: $id, tags: ["GONE"]) { node { ... on Product { tags } } } }',
    { id: product.id },
  )
  expect(data).toMatchObject({ tagsRemove: { node: { tags: ['kept', 'new'] } } })
})

const updateVariants =
  'mutation ($productId: ID!, $variants: [ProductVariantsBulkInput!]!, $partial: Boolean) { productVariantsBulkUpdate(productId: $productId, variants: $variants, allowPartialUpdates: $partial) { productVariants { id price compareAtPrice } userErrors { field message code } } }'

test.each([
  { partial: true, written: ['19.90'] },
  { partial: false, written: undefined },
])(
  'with partial updates $partial, a refused variant leaves $written',
  async ({ partial, written }) => {
    const { run, product } = openProducts()
    const [first, second] = product.variants
    const variants = [
      { id: first?.id, price: null },
      { id: second?.id, price: '19.9' },
    ]
    const { data } = await run(updateVariants, { productId: product.id, variants, partial })
    const result = data['productVariantsBulkUpdate'] as {
      readonly productVariants: readonly { readonly price: string }[] | null
      readonly userErrors: readonly object[]
    }
    expect(result.userErrors).toEqual([
      { field: ['variants', '0', 'price'], message: "Price can't be blank", code: 'BLANK' },
    ])
    expect(result.productVariants?.map(({ price }) => price)).toEqual(written)
  },
)

test('an empty compare-at price is none', async () => {
  const { run, product } = openProducts()
  const variants = [{ id: product.variants[0]?.id, compareAtPrice: null }]
  const { data } = await run(updateVariants, { productId: product.id, variants })
  expect(data['productVariantsBulkUpdate']).toMatchObject({
    productVariants: [{ compareAtPrice: null }],
  })
})

const updateOption =
  'mutation ($productId: ID!, $option: OptionUpdateInput!, $values: [OptionValueUpdateInput!]) { productOptionUpdate(productId: $productId, option: $option, optionValuesToUpdate: $values, variantStrategy: LEAVE_AS_IS) { userErrors { code } } }'

test('variants keep their ids when an option and its values are renamed', async () => {
  const { run, product } = openProducts()
  const ids = product.variants.map(({ id }) => id)
  const [option] = product.options
  await run(updateOption, {
    productId: product.id,
    option: { id: option?.id, name: 'Tint' },
    values: [{ id: option?.optionValues[0]?.id, name: 'Rouge' }],
  })
  const { data } = await run(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on ProductVariant { selectedOptions { name value } } } }',
    { ids },
  )
  const nodes = data['nodes'] as readonly { id: string; selectedOptions: readonly object[] }[]
  expect(nodes.map(({ id }) => id)).toEqual(ids)
  expect(nodes[0]?.selectedOptions[0]).toEqual({ name: 'Tint', value: 'Rouge' })
})

test.each([
  ['a name with the separator of variants', { name: 'a / b' }, 'INVALID_NAME'],
  ['no name', { name: '' }, 'INVALID_NAME'],
])('an option with %s is refused', async (_, option, code) => {
  const { run, product } = openProducts()
  const { data } = await run(updateOption, {
    productId: product.id,
    option: { id: product.options[0]?.id, ...option },
  })
  expect(data).toEqual({ productOptionUpdate: { userErrors: [{ code }] } })
})

test('two values of an option cannot become one', async () => {
  const { run, product } = openProducts()
  const option = product.options.find(({ optionValues }) => optionValues.length > 1)!
  const [first, second] = option.optionValues
  const { data } = await run(updateOption, {
    productId: product.id,
    option: { id: option.id },
    values: [{ id: first?.id, name: second?.name }],
  })
  expect(data).toEqual({
    productOptionUpdate: { userErrors: [{ code: 'OPTION_VALUE_ALREADY_EXISTS' }] },
  })
})

const setMetafield =
  'mutation ($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) { metafields { value compareDigest } userErrors { code elementIndex } } }'

test('a metafield that changed since is not overwritten', async () => {
  const { run, product } = openProducts()
  const [metafield] = product.metafields
  const { namespace, key } = metafield!
  const input = { ownerId: product.id, namespace, key, value: 'new' }
  const refused = await run(setMetafield, { metafields: [{ ...input, compareDigest: 'old' }] })
  expect(refused.data['metafieldsSet']).toMatchObject({
    metafields: null,
    userErrors: [{ code: 'STALE_OBJECT', elementIndex: 0 }],
  })
  expect(metafield?.value).not.toBe('new')
})

test('a metafield is written against the digest that was read', async () => {
  const { run, product } = openProducts()
  const [metafield] = product.metafields
  const read = await run(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Metafield { compareDigest } } }',
    { ids: [metafield?.id] },
  )
  const [{ compareDigest } = { compareDigest: '' }] = read.data['nodes'] as {
    readonly compareDigest: string
  }[]
  const { namespace, key } = metafield!
  const input = { ownerId: product.id, namespace, key, value: 'new', compareDigest }
  const { data } = await run(setMetafield, { metafields: [input] })
  expect(data['metafieldsSet']).toMatchObject({ metafields: [{ value: 'new' }], userErrors: [] })
})

const titleDigest = (product: Product) =>
  translatableContent(product).find(({ key }) => key === 'title')?.digest

test.each([
  ['of another original', { translatableContentDigest: 'stale' }, 'INVALID_TRANSLATABLE_CONTENT'],
  ['into a language that the shop does not have', { locale: 'ja' }, 'INVALID_LOCALE_FOR_SHOP'],
  ['of an unknown text', { key: 'nothing' }, 'INVALID_KEY_FOR_MODEL'],
])('a translation %s is refused', async (_, changed, code) => {
  const { run, product } = openProducts()
  const input = { key: 'title', locale: 'it', value: 'Titolo' }
  const digest = titleDigest(product)
  const { data } = await run(
    'mutation ($id: ID!, $translations: [TranslationInput!]!) { translationsRegister(resourceId: $id, translations: $translations) { userErrors { code } } }',
    {
      id: product.id,
      translations: [{ ...input, translatableContentDigest: digest, ...changed }],
    },
  )
  expect(data).toEqual({ translationsRegister: { userErrors: [{ code }] } })
})

test('a translation is outdated when its original changes', async () => {
  const { run, product } = openProducts()
  await run(
    'mutation ($id: ID!, $translations: [TranslationInput!]!) { translationsRegister(resourceId: $id, translations: $translations) { userErrors { code } } }',
    {
      id: product.id,
      translations: [
        {
          key: 'title',
          locale: 'it',
          value: 'Titolo',
          translatableContentDigest: titleDigest(product),
        },
      ],
    },
  )
  await run(updateProduct, { product: { id: product.id, title: 'Another' } })
  const { data } = await run(
    'query ($ids: [ID!]!) { translatableResourcesByIds(first: 1, resourceIds: $ids) { nodes { translations(locale: "it") { value outdated } } } }',
    { ids: [product.id] },
  )
  expect(data).toEqual({
    translatableResourcesByIds: {
      nodes: [{ translations: [{ value: 'Titolo', outdated: true }] }],
    },
  })
})

const updatePrices =
  'mutation ($id: ID!, $add: [PriceListPriceInput!]!, $remove: [ID!]!) { priceListFixedPricesUpdate(priceListId: $id, pricesToAdd: $add, variantIdsToDelete: $remove) { pricesAdded { price { amount currencyCode } } userErrors { code } } }'

test('a price of a market has the currency of its list', async () => {
  const { run, shop, product } = openProducts()
  const [catalog] = shop.contents.catalogs
  const variantId = product.variants[0]?.id
  const add = (currencyCode: string) => ({
    id: catalog?.priceList.id,
    add: [{ variantId, price: { amount: '12.5', currencyCode } }],
    remove: [],
  })
  const refused = await run(updatePrices, add('EUR'))
  expect(refused.data).toMatchObject({
    priceListFixedPricesUpdate: { userErrors: [{ code: 'PRICE_LIST_CURRENCY_MISMATCH' }] },
  })
  const { data } = await run(updatePrices, add('CAD'))
  expect(data).toEqual({
    priceListFixedPricesUpdate: {
      pricesAdded: [{ price: { amount: '12.5', currencyCode: 'CAD' } }],
      userErrors: [],
    },
  })
})

const updateFiles =
  'mutation ($files: [FileUpdateInput!]!) { fileUpdate(files: $files) { files { id alt } userErrors { code } } }'

test('an alt text is written to its picture', async () => {
  const { run, product } = openProducts()
  const id = product.pictures[0]?.id
  const { data } = await run(updateFiles, { files: [{ id, alt: 'A shirt' }] })
  expect(data).toEqual({ fileUpdate: { files: [{ id, alt: 'A shirt' }], userErrors: [] } })
})

test.each([
  ['longer than 512 characters', { alt: 'x'.repeat(513) }, 'ALT_VALUE_LIMIT_EXCEEDED'],
  ['of another type', { originalSource: 'https://cdn.test/a.webp' }, 'INVALID_FILENAME_EXTENSION'],
  ['that does not exist', { id: 'gid://shopify/MediaImage/1' }, 'FILE_DOES_NOT_EXIST'],
])('a picture or alt text %s is refused', async (_, changed, code) => {
  const { run, product } = openProducts()
  const files = [{ id: product.pictures[0]?.id, ...changed }]
  const { data } = await run(updateFiles, { files })
  expect(data).toEqual({ fileUpdate: { files: null, userErrors: [{ code }] } })
})

test('a product is created with variants in place of the one that every product has', async () => {
  const { run } = openProducts()
  const created = await run(
    'mutation { productCreate(product: { title: "New shirt", status: DRAFT, productOptions: [{ name: "Size", values: [{ name: "S" }] }] }) { product { id handle } userErrors { message } } }',
  )
  const { product } = created.data['productCreate'] as { product: { id: string; handle: string } }
  expect(product.handle).toBe('new-shirt')
  const { data } = await run(
    'mutation ($id: ID!) { productVariantsBulkCreate(productId: $id, strategy: REMOVE_STANDALONE_VARIANT, variants: [{ optionValues: [{ optionName: "Size", name: "S" }] }, { optionValues: [{ optionName: "Size", name: "M" }], price: "5" }]) { productVariants { price selectedOptions { value } } userErrors { message } } }',
    { id: product.id },
  )
  expect(data).toEqual({
    productVariantsBulkCreate: {
      productVariants: [
        { price: '0.00', selectedOptions: [{ value: 'S' }] },
        { price: '5.00', selectedOptions: [{ value: 'M' }] },
      ],
      userErrors: [],
    },
  })
})

test('a product that was deleted is nothing', async () => {
  const { run, product } = openProducts()
  await run('mutation ($id: ID!) { productDelete(input: { id: $id }) { deletedProductId } }', {
    id: product.id,
  })
  const ids = [product.id, product.variants[0]?.id]
  const { data } = await run('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids })
  expect(data).toEqual({ nodes: [null, null] })
})

test('a mutation needs its scope', async () => {
  const { run, shop } = openTestShop({ scopes: ['read_products'] })
  const [id] = shop.contents.products.keys()
  const { data, errors } = await run(updateProduct, { product: { id, title: 'New' } })
  expect(data).toEqual({ productUpdate: null })
  expect(errors).toMatchObject([
    {
      message: expect.stringContaining('`write_products` access scope'),
      extensions: { code: 'ACCESS_DENIED' },
    },
  ])
})
