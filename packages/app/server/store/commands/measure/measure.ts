import { parseArgs } from 'node:util'
import type { AdminClient } from '@dropwatt/shopify'
import { openStoreParts, type StoreParts } from '../../openStoreParts.ts'
import type { StoredShop } from '../../storage/StoreStorage.ts'
import { CommandError, type CommandSettings } from '../CommandSettings.ts'
import { tableOf } from '../tableOf.ts'
import type { Created, Figure, Measurement, Measuring, RecordedAnswer } from './Measuring.ts'
import { measurements } from './measurements.ts'
import { recordAnswers } from './recordAnswers.ts'

/** Products that a measurement of speed creates. */
const usual = 20
const most = 1000

const list = () =>
  tableOf([
    ['name', 'writes', 'tells'],
    ...Object.entries(measurements).map(([name, { writes, tells }]) => [
      name,
      writes ? 'yes' : 'no',
      tells,
    ]),
  ])

export const help = `npm run store -- measure [<name>] [--store <domain>] [--products <n>] [--yes] [--json]

Measures on a connected development store what only Shopify can tell. Without a name it lists what there is.
It asks before it writes, and deletes the products that it created. Other stores are refused.
With SQLite, stop the server first.

  --store     domain of a store, if several are connected
  --products  products that measurements of speed create. Default ${usual}
  --yes       does not ask
  --json      one JSON document in place of the table`

/** Measures something on a development store. @throws {CommandError}; {StartError}; {StoreFault} */
export async function run(args: string[], settings: CommandSettings): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      products: { type: 'string', default: String(usual) },
      yes: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const [name, ...others] = positionals
  if (name === undefined) {
    settings.print(list())
    return
  }
  const measurement = Object.hasOwn(measurements, name) ? measurements[name] : undefined
  if (!measurement || others.length > 0) {
    throw new CommandError(
      `There is no measurement "${positionals.join(' ')}". Use one of ${Object.keys(measurements).join(', ')}.`,
    )
  }
  const products = Number(values.products)
  if (!Number.isInteger(products) || products < 1 || products > most) {
    throw new CommandError(`--products is a whole number from 1 to ${most}.`)
  }
  const { yes, json, store: domain } = values
  const { store, figures } = await withStore(settings, domain, async (opened) => {
    const ask = `${opened.shop.domain}: draft products are created and deleted again. Go on?`
    if (measurement.writes && !yes && !(await settings.confirm(ask))) {
      throw new CommandError('Nothing was written.')
    }
    return { store: opened.shop.domain, figures: await figuresOf(opened, measurement, products) }
  })
  settings.print(
    json
      ? JSON.stringify({ measurement: name, store, figures }, undefined, 2)
      : tableOf([
          ['fact', 'measured', 'expected'],
          ...figures.map(({ fact, measured, expected }) => [
            fact,
            String(measured),
            String(expected),
          ]),
        ]),
  )
}

interface OpenedShop {
  readonly parts: StoreParts
  readonly shop: StoredShop
  readonly client: AdminClient
  readonly answers: RecordedAnswer[]
  readonly now: () => number
}

/** Opens the store of the server's configuration for a measurement, and closes it. */
async function withStore<Result>(
  { options, siteUrl, dataDir, openPractice, now, fetch: request }: CommandSettings,
  domain: string | undefined,
  work: (opened: OpenedShop) => Promise<Result>,
): Promise<Result> {
  const isPractice = options.connection.mode === 'practice'
  const opened = isPractice ? await openPractice() : undefined
  const answers: RecordedAnswer[] = []
  const note = (answer: RecordedAnswer) => void answers.push(answer)
  try {
    const practice = opened && {
      ...opened,
      fetch: recordAnswers((input) => opened.fetch(new Request(input)), note),
    }
    const fetch = recordAnswers(request, note)
    const parts = await openStoreParts({ ...options, siteUrl, dataDir, practice, fetch, now })
    try {
      const shop = await findShop(parts, domain)
      const client = parts.clients.clientOf(shop)
      return await work({ parts, shop, client, answers, now })
    } finally {
      await parts.storage.close()
    }
  } finally {
    await opened?.close()
  }
}

async function findShop({ storage }: StoreParts, domain: string | undefined): Promise<StoredShop> {
  const shops = await storage.shopsWithTokens()
  const found = shops.filter((shop) => domain === undefined || shop.domain === domain)
  if (found.length > 1) {
    const domains = found.map((shop) => shop.domain).join(', ')
    throw new CommandError(`Several stores are connected: ${domains}. Name one with --store.`)
  }
  const [shop] = found
  if (!shop) {
    throw new CommandError(
      `${domain ?? 'No store'} is ${domain === undefined ? '' : 'not '}connected. Connect a development store under Settings, Shopify Store.`,
    )
  }
  return shop
}

async function figuresOf(
  { parts, shop, client, answers, now }: OpenedShop,
  measurement: Measurement,
  products: number,
): Promise<readonly Figure[]> {
  const { shop: facts, productVariantsCount } = await client.run('MeasuredShop', {})
  if (parts.mode !== 'practice' && !facts.plan.partnerDevelopment) {
    throw new CommandError(
      `${shop.domain} is no development store. Measurements run on development stores alone.`,
    )
  }
  const created: string[] = []
  const uploadHosts = new Set<string>()
  const measuring: Measuring = {
    client,
    answers,
    uploadHosts,
    now,
    products,
    currency: shop.currency,
    isPlus: facts.plan.shopifyPlus,
    variants: productVariantsCount?.count ?? 0,
    download: parts.shopify.download,
    upload: async (address, form) => {
      uploadHosts.add(new URL(address).host)
      await parts.shopify.upload(address, form)
    },
    createProduct: (input) => createProduct(client, created, input),
  }
  try {
    return await measurement.run(measuring)
  } finally {
    await removeAll(client, created)
  }
}

interface CreateAnswer {
  readonly productCreate: {
    readonly product: { readonly id: string; readonly options: readonly { id: string }[] } | null
  } | null
}

interface VariantsAnswer {
  readonly productVariantsBulkCreate: {
    readonly productVariants: readonly { readonly id: string }[] | null
    readonly userErrors: readonly { readonly code: string | null }[]
  } | null
}

async function createProduct(
  client: AdminClient,
  created: string[],
  input: Readonly<Record<string, unknown>> = {},
): Promise<Created> {
  const { productCreate } = (await client.run('CreateProduct', {
    product: {
      title: 'Dropwatt measurement',
      status: 'DRAFT',
      productOptions: [{ name: 'Size', values: [{ name: 'One' }] }],
      ...input,
    },
    media: null,
  })) as CreateAnswer
  const product = productCreate?.product
  if (!product) throw new CommandError('Shopify does not create a product in this store.')
  created.push(product.id)
  const option = product.options[0]?.id ?? ''
  return {
    id: product.id,
    option,
    addVariants: async (sizes) => {
      const { productVariantsBulkCreate: answer } = (await client.run('CreateVariants', {
        productId: product.id,
        variants: sizes.map((name) => ({
          price: '10.00',
          optionValues: [{ optionId: option, name }],
        })),
      })) as VariantsAnswer
      const ids = answer?.productVariants?.map(({ id }) => id) ?? []
      const refusal = answer?.userErrors[0]?.code
      return { ids, ...(refusal != null && { refusal }) }
    },
  }
}

/** Deletes what a measurement has created. @throws {CommandError} naming what stays */
async function removeAll(client: AdminClient, created: readonly string[]): Promise<void> {
  const left: string[] = []
  for (const id of created) await client.run('DeleteProduct', { id }).catch(() => left.push(id))
  if (left.length === 0) return
  throw new CommandError(`These draft products could not be deleted: ${left.join(', ')}.`)
}
