import {
  columnOf,
  IntentList,
  operations,
  pullBulk,
  runJob,
  type BulkState,
  type DirectName,
  type Intent,
} from '@dropwatt/shopify'
import { resultHosts } from '../../requestResult.ts'
import {
  lastAnswer,
  type Created,
  type Figure,
  type Measurement,
  type Measuring,
} from './Measuring.ts'

/** A line of a bulk query, as far as measurements look at it. */
interface PulledLine {
  readonly id?: string
  readonly namespace?: string
  readonly __parentId?: string
}

/** Sizes of a product that was created. */
const sizes = ['S', 'M', 'L', 'XL']
/** Variants beyond which Shopify limits how many are made in a day, and how many that are. */
const limited = { from: 50_000, perDay: 1000 }
/** Variants that one request creates. */
const variantsAtOnce = 250

/** Pieces of HTML whose form Shopify may change while it saves them. */
const htmlSamples = [
  '<p>Plain</p>',
  '<P CLASS="a">Upper case</P>',
  "<p class='a'>Single quotes</p>",
  '<p>Line<br/>break</p>',
  '<p>Not closed',
  '<p>caf\u00e9 &eacute; &amp; &nbsp;</p>',
  '<p style="color:red">Style</p>',
  '<table><tr><td>Cell</td></tr></table>',
  '<script>alert(1)</script><p>Script</p>',
  '<p>Two</p>\r\n<p>lines</p>',
]

/** Reads all products by a bulk operation, and counts their lines. */
async function readAll(measuring: Measuring) {
  const { client, download, now } = measuring
  const begun = now()
  const counts = { lines: 0, pictures: 0, google: 0 }
  const lines = pullBulk(client, {
    query: '',
    signal: new AbortController().signal,
    onProgress: () => {},
    download,
  })
  for await (const text of lines) {
    const { id = '', namespace = '', __parentId = '' } = JSON.parse(text) as PulledLine
    counts.lines += 1
    if (id.includes('/MediaImage/') && __parentId.includes('/ProductVariant/')) counts.pictures += 1
    if (namespace.startsWith('mm-google-shopping')) counts.google += 1
  }
  return { ...counts, seconds: (now() - begun) / 1000, state: lastBulk(measuring) }
}

function lastBulk(measuring: Measuring): BulkState | undefined {
  const data = lastAnswer(measuring, 'BulkState')?.data
  return (
    (data as { readonly bulkOperation?: BulkState | null } | undefined)?.bulkOperation ?? undefined
  )
}

/** Seconds that Shopify took by its own clock, which counts whole ones. */
function secondsOf({ createdAt, completedAt }: BulkState): number {
  return Math.max(1, (Date.parse(completedAt ?? createdAt) - Date.parse(createdAt)) / 1000)
}

const hostOf = (address: string | null | undefined) =>
  address == null ? undefined : new URL(address).host

const hostFigure = (fact: string, host = 'none'): Figure => ({
  fact,
  measured: host,
  expected: resultHosts.test(host) ? 'allowed' : 'another one, which is refused',
})

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

/** Creates products with four variants each. */
async function createMany({ createProduct, products }: Measuring) {
  const created: { readonly product: Created; readonly variants: readonly string[] }[] = []
  for (let count = 0; count < products; count += 1) {
    const product = await createProduct()
    const { ids } = await product.addVariants(sizes)
    created.push({ product, variants: ids })
  }
  return created
}

/** Raises the prices of new products by a job that has nothing but bulk operations. */
async function writeBulk(measuring: Measuring) {
  const { client, currency, download, upload, now } = measuring
  const column = columnOf('price')
  if (!column) throw new TypeError('Prices are written.')
  const created = await createMany(measuring)
  const intents = IntentList.of(
    { currencyCode: currency, categories: {} },
    created.map(({ product: { id }, variants }) => ({
      product: id,
      title: 'Measurement',
      labels: new Map(),
      intents: variants.map((owner): Intent => ({
        product: id,
        owner,
        column,
        before: '10.00',
        after: '11.00',
      })),
    })),
  )
  const never = new AbortController().signal
  const begun = now()
  const id = `measure${begun}`
  const state = await runJob({
    id,
    intents,
    client: {
      run: (name, variables) => client.run(name, variables),
      wait: client.wait,
      // A store without points, so that nothing is written by single requests.
      points: { maximumAvailable: 0, currentlyAvailable: 0, restoreRate: 0 },
    },
    journal: { read: () => [], append: async () => {} },
    now,
    cancelled: never,
    stopping: never,
    download,
    upload,
  })
  return {
    id,
    lines: created.length,
    values: intents.length,
    written: state.progress.written,
    seconds: (now() - begun) / 1000,
    state: lastBulk(measuring),
  }
}

const reads: readonly DirectName[] = [
  'ConnectedShop',
  'CountProducts',
  'FindProducts',
  'ProductPage',
]

/** Runs operations on a new product, and returns what each cost. */
async function measureCosts(measuring: Measuring): Promise<readonly Figure[]> {
  const { client, createProduct } = measuring
  const product = await createProduct()
  const { ids: variants } = await product.addVariants(sizes)
  const first = variants[0] ?? ''
  await client.run('ConnectedShop', {})
  await client.run('CountProducts', { query: null })
  await client.run('FindProducts', { query: null, after: null })
  await client.run('ProductPage', { query: null, after: null })
  await client.run('CurrentProducts', { ids: [product.id] })
  await client.run('CurrentVariants', { ids: variants })
  await client.run('UpdateProduct', { product: { id: product.id, vendor: 'Measurement' } })
  await client.run('UpdateVariants', {
    productId: product.id,
    variants: [{ id: first, price: '11.00' }],
  })
  await client.run('AddTags', { id: product.id, tags: ['measurement'] })
  await client.run('RemoveTags', { id: product.id, tags: ['measurement'] })
  const names: readonly DirectName[] = [
    ...reads,
    'CurrentProducts',
    'CurrentVariants',
    'CreateProduct',
    'CreateVariants',
    'UpdateProduct',
    'UpdateVariants',
    'AddTags',
    'RemoveTags',
  ]
  return names.map((name) => {
    const { requested = 0, actual = 0 } = lastAnswer(measuring, name) ?? {}
    return {
      fact: `${name}: points asked for, and used`,
      measured: `${requested}, ${actual}`,
      expected: operations[name].cost,
    }
  })
}

async function measureHtml({ client, createProduct }: Measuring): Promise<readonly Figure[]> {
  const { id } = await createProduct()
  const figures: Figure[] = []
  for (const html of htmlSamples) {
    const { productUpdate } = await client.run('UpdateProduct', {
      product: { id, descriptionHtml: html },
    })
    const saved = productUpdate?.product?.descriptionHtml ?? ''
    figures.push({
      fact: JSON.stringify(html),
      measured: saved === html ? 'as it was' : JSON.stringify(saved),
      expected: 'reported as saved differently, unless as it was',
    })
  }
  return figures
}

async function measureVariantLimit(measuring: Measuring): Promise<readonly Figure[]> {
  const { variants, isPlus, createProduct } = measuring
  const facts = [
    { fact: 'variants of the store', measured: variants, expected: `${limited.from} or more` },
    { fact: 'on Shopify Plus', measured: yesOrNo(isPlus), expected: 'no' },
  ]
  if (variants < limited.from || isPlus) {
    return [
      ...facts,
      { fact: 'new variants in a day', measured: 'not measured', expected: limited.perDay },
    ]
  }
  const product = await createProduct()
  let made = 0
  let refusal: string | undefined
  while (made <= limited.perDay && refusal === undefined) {
    const names = Array.from({ length: variantsAtOnce }, (_, at) => `Size ${made + at}`)
    const added = await product.addVariants(names)
    made += added.ids.length
    ;({ refusal } = added)
  }
  return [
    ...facts,
    { fact: 'new variants in a day', measured: made, expected: limited.perDay },
    { fact: 'code of the refusal', measured: refusal ?? 'none', expected: 'paused until later' },
  ]
}

/** Everything that only a real store can tell, by the names of the command line. */
export const measurements: Readonly<Record<string, Measurement>> = {
  'bulk-read': {
    tells: 'how fast a bulk operation reads all products',
    writes: false,
    run: async (measuring) => {
      const { lines, seconds, state } = await readAll(measuring)
      const objects = Number(state?.objectCount ?? 0)
      const own = state ? secondsOf(state) : 0
      return [
        { fact: 'objects', measured: objects, expected: lines },
        { fact: 'seconds, by the clock of Shopify', measured: own, expected: 'not published' },
        {
          fact: 'objects a second',
          measured: Math.round(objects / own),
          expected: 'not published',
        },
        { fact: 'seconds until all lines were here', measured: seconds, expected: '-' },
        { fact: 'bytes', measured: Number(state?.fileSize ?? 0), expected: '-' },
      ]
    },
  },
  'bulk-write': {
    tells: 'how fast a bulk operation writes',
    writes: true,
    run: async (measuring) => {
      const { lines, values, written, seconds, state } = await writeBulk(measuring)
      const own = state ? secondsOf(state) : 0
      return [
        { fact: 'values written', measured: written, expected: values },
        { fact: 'lines', measured: Number(state?.objectCount ?? 0), expected: lines },
        { fact: 'seconds, by the clock of Shopify', measured: own, expected: 'not published' },
        {
          fact: 'lines a second',
          measured: Math.round((lines / own) * 10) / 10,
          expected: 'not published',
        },
        { fact: 'seconds of the whole job', measured: seconds, expected: '-' },
      ]
    },
  },
  'bulk-query': {
    tells: 'whether a bulk mutation can be found by its text',
    writes: true,
    run: async (measuring) => {
      const { id } = await writeBulk({ ...measuring, products: 1 })
      const { bulkOperations } = await measuring.client.run('BulkTexts', {})
      const isFound = bulkOperations.nodes.some(({ query }) => query.includes(`dw_${id}_0`))
      return [{ fact: 'its text has our name', measured: yesOrNo(isFound), expected: 'not needed' }]
    },
  },
  'result-hosts': {
    tells: 'on which hosts files for bulk operations and their results are',
    writes: true,
    run: async (measuring) => {
      // A result on a host that is refused is what this is to find.
      await readAll(measuring).catch(() => {})
      const read = lastBulk(measuring)
      const { state: written } = await writeBulk({ ...measuring, products: 1 })
      const [upload] = measuring.uploadHosts
      return [
        hostFigure('result of a query', hostOf(read?.url)),
        hostFigure('result of a mutation', hostOf(written?.url)),
        hostFigure('upload', upload),
      ]
    },
  },
  'variant-media': {
    tells: 'whether a bulk operation reads pictures of variants, two levels below products',
    writes: false,
    run: async (measuring) => {
      const { pictures, state } = await readAll(measuring)
      return [
        {
          fact: 'state of the operation',
          measured: state?.status ?? 'none',
          expected: 'COMPLETED',
        },
        { fact: 'pictures of variants', measured: pictures, expected: 'as in the store' },
      ]
    },
  },
  'google-fields': {
    tells: 'whether the fields of Google Shopping are metafields',
    writes: false,
    run: async (measuring) => [
      {
        fact: 'metafields of mm-google-shopping',
        measured: (await readAll(measuring)).google,
        expected: 'as in the store',
      },
    ],
  },
  html: {
    tells: 'how Shopify saves HTML',
    writes: true,
    run: measureHtml,
  },
  costs: {
    tells: 'how many points operations cost',
    writes: true,
    run: measureCosts,
  },
  'variant-limit': {
    tells: 'how many variants a day a store takes that has 50,000',
    writes: true,
    run: measureVariantLimit,
  },
}
