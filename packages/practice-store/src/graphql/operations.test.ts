import { bulkText, operations, type Operation } from '@dropwatt/shopify'
import { expect, test } from 'vitest'
import { openTestShop } from '../testing/openTestShop.ts'

const opened = openTestShop({ products: 60 })
const { contents } = opened.shop
const products = [...contents.products.values()]
const product = products.find(
  ({ options, metafields }) => options.length > 1 && metafields.length > 0,
)!
const [variant] = product.variants
const [picture] = product.pictures
const [metafield] = product.metafields
const [option] = product.options
const [catalog] = contents.catalogs
const ownerId = product.id
const { namespace, key } = metafield!

/** Variables with which each operation does something. */
const samples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  CurrentProducts: { ids: [product.id] },
  CurrentVariants: { ids: [variant?.id] },
  CurrentMedia: { ids: [picture?.id] },
  CurrentMetafields: { ids: [ownerId], keys: [`${namespace}.${key}`] },
  FixedPrices: { id: catalog?.priceList.id },
  Translations: { ids: [product.id], locale: 'de' },
  BulkState: { id: 'gid://shopify/BulkOperation/1' },
  UpdateProduct: { product: { id: product.id, title: 'New' } },
  UpdateVariants: { productId: product.id, variants: [{ id: variant?.id, price: '9.50' }] },
  UpdateOption: { productId: product.id, option: { id: option?.id, name: 'New' } },
  SetMetafields: { metafields: [{ ownerId, namespace, key, value: 'new' }] },
  DeleteMetafields: { metafields: [{ ownerId, namespace, key }] },
  RemoveTranslations: { resourceId: product.id, keys: ['title'], locales: ['it'] },
  SetMarketPrices: {
    priceListId: catalog?.priceList.id,
    add: [{ variantId: variant?.id, price: { amount: '9', currencyCode: 'CAD' } }],
    remove: [],
  },
  UpdateFiles: { files: [{ id: picture?.id, alt: 'New' }] },
  CreateProduct: { product: { title: 'Created' } },
  DeleteProduct: { id: products.at(-1)?.id },
  AddTags: { id: product.id, tags: ['new'] },
  RemoveTags: { id: product.id, tags: ['new'] },
  WatchTopic: { topic: 'APP_UNINSTALLED', uri: 'https://app.test/hook' },
  StageUpload: {
    input: [
      {
        resource: 'BULK_MUTATION_VARIABLES',
        filename: 'lines.jsonl',
        mimeType: 'text/jsonl',
        httpMethod: 'POST',
      },
    ],
  },
  StartBulkQuery: { query: '{ products { edges { node { id } } } }' },
}
const all: readonly Operation[] = Object.values(operations)
const withoutVariables = all.filter(
  ({ kind, variables }) =>
    kind === 'read' && variables.every((name) => name === 'after' || name === 'query'),
)
const run = ({ text }: Operation, variables = {}) => opened.run(text, variables)

/** Lists what an answer refuses, as a whole or in a mutation. */
function refusalsOf({ data, errors }: Awaited<ReturnType<typeof run>>): readonly unknown[] {
  const results = Object.values(data ?? {}) as readonly {
    readonly userErrors?: readonly unknown[]
  }[]
  return [...(errors ?? []), ...results.flatMap((result) => result?.userErrors ?? [])]
}

test.each([
  ...withoutVariables.map((operation) => [operation.name, {}] as const),
  ...Object.entries(samples),
])('%s is executed for what its operation asks for', async (name, variables) => {
  const operation = all.find((each) => each.name === name)
  const answer = await run(operation!, variables)
  expect(refusalsOf(answer)).toEqual([])
  expect(answer.extensions?.cost.requestedQueryCost).toBe(operation?.cost)
})

test.each([
  ['products', bulkText(operations.PullProducts, { query: 'status:active' })],
  ['translatable texts', bulkText(operations.PullTranslatable, { query: null })],
])('the bulk query of %s runs to its end', async (_, query) => {
  const { operation, lines } = await opened.runBulk(query)
  expect(operation?.status).toBe('COMPLETED')
  expect(lines.length).toBeGreaterThan(0)
})
