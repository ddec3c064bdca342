import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { openLocalBackend } from '@dropwatt/local-backend'
import { openPracticeStore } from '@dropwatt/practice-store'
import { readShopDomain } from '@dropwatt/shopify'
import { createApp } from '../app.ts'
import { readServerOptions } from '../environment.ts'
import { listen } from '../listen.ts'
import { openLiveStore } from '../store/openLiveStore.ts'

/** Serves the build with a store to practise on, which lets things go wrong and shows what it has. */
const products = Number(process.env['PRODUCTS'])
const { port, dataDir, ...options } = readServerOptions(process.env)
const siteUrl = `http://localhost:${port}`
const backend = await openLocalBackend({ siteUrl, dataDir, ...options })
const store = openPracticeStore({ siteUrl, products, faults: true })
const [shop] = store.shops.values()
const { clientId: id, clientSecret: secret } = store.app
const practice = {
  fetch: store.fetch,
  client: { id, secret },
  shop: readShopDomain(shop!.settings.domain)!,
}
const app = createApp({
  distDir: join(import.meta.dirname, '../../dist'),
  siteUrl,
  project: undefined,
  backend,
  rateLimits: false,
  store: await openLiveStore({ ...options.store!, siteUrl, dataDir, practice }),
  practice: {
    fetch: (request) =>
      new URL(request.url).pathname === '/practice/products'
        ? Promise.resolve(Response.json(shownProducts()))
        : store.fetch(request),
  },
})

/** Lists what tests compare of the store. */
function shownProducts() {
  return [...shop!.contents.products.values()].map(
    ({ handle, title, vendor, tags, variants, pictures }) => ({
      handle,
      title,
      vendor,
      tags,
      compareAt: variants.map(({ compareAtPrice }) => compareAtPrice),
      altTexts: pictures.map(({ alt }) => alt),
    }),
  )
}

await listen(getRequestListener(app.fetch), port)
console.log(`Dropwatt is ready at ${siteUrl}`)
