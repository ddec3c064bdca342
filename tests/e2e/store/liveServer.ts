import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLocalBackend } from '../../../packages/local-backend/src/index.ts'
import {
  openPracticeStore,
  type PracticeShop,
  type PracticeStore,
} from '../../../packages/practice-store/src/index.ts'
import { readShopDomain } from '../../../packages/store/src/index.ts'
import { createApp } from '../../../packages/app/server/app.ts'
import { requestListener } from '../../../packages/app/server/testing/requestListener.ts'
import { readServerOptions } from '../../../packages/app/server/environment.ts'
import { listen } from '../../../packages/app/server/listen.ts'
import { openLiveStore } from '../../../packages/app/server/store/openLiveStore.ts'
import { apiKey, newAccount, sessionKey, test as base } from '../fixtures.ts'
import { freePort } from '../servedBuild.ts'

const dist = join(import.meta.dirname, '../../../packages/app/dist')

/** The build with a store to practise on, in the process of the test, which sees and changes what the store has. */
interface LiveServer {
  readonly origin: string
  readonly practice: PracticeStore
  /** The store that is connected. */
  readonly shop: PracticeShop
}

interface Options {
  /** Number of products of the store. */
  products: number
}

async function serve(products: number): Promise<LiveServer & { readonly close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-live-'))
  const port = await freePort()
  const siteUrl = `http://localhost:${port}`
  const { dataDir, ...options } = readServerOptions({
    PRACTICE_STORE: 'on',
    DATA_DIR: folder,
    RATES_URL: 'off',
    DROPWATT_RATE_LIMITS: 'off',
  })
  const backend = await openLocalBackend({ siteUrl, dataDir, ...options })
  const practice = openPracticeStore({ siteUrl, products })
  const [shop] = practice.shops.values()
  const { clientId: id, clientSecret: secret } = practice.app
  const stand = {
    fetch: practice.fetch,
    client: { id, secret },
    shop: readShopDomain(shop!.settings.domain)!,
  }
  const store = await openLiveStore({ ...options.store!, siteUrl, dataDir, practice: stand })
  const app = createApp({
    distDir: dist,
    siteUrl,
    project: undefined,
    backend,
    rateLimits: false,
    store,
    practice: stand,
  })
  const stop = await listen(requestListener(app.fetch), port)
  return {
    origin: siteUrl,
    practice,
    shop: shop!,
    close: async () => {
      await stop()
      await store.close()
      await practice.close()
      await backend.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Tests that see what the store has; `page` is signed in with a new account, and each test has a store of its own. */
export const test = base.extend<Options & { live: LiveServer }>({
  products: [12, { option: true }],

  live: async ({ products }, provide) => {
    const { close, ...server } = await serve(products)
    await provide(server)
    await close()
  },

  baseURL: ({ live }, provide) => provide(live.origin),

  page: async ({ page, live }, provide) => {
    const response = await page.request.post(`${live.origin}/auth/v1/signup`, {
      headers: { apikey: apiKey },
      data: newAccount(),
    })
    const session = await response.text()
    await page.goto('/favicon.svg')
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      sessionKey,
      session,
    ] as const)
    await provide(page)
  },
})
