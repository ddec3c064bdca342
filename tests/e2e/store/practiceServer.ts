import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoreList } from '../../../packages/workbench/src/core/live/storeApi.ts'
import { test as base, sessionKey, apiKey, newAccount } from '../fixtures.ts'
import { serveBuild } from '../servedBuild.ts'

/** Domains of the two shops to practise on. */
export const practiceShops = {
  'Practice store': 'practice-store.myshopify.com',
  'Practice outlet': 'practice-outlet.myshopify.com',
} as const

interface WorkerFixtures {
  /** Origin of the build with a store to practise on. */
  practiceOrigin: string
}

/** Tests over a server with a store to practise on; `page` is signed in with a new account. */
export const test = base.extend<object, WorkerFixtures>({
  practiceOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it.
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'dropwatt-practice-'))
      const app = await serveBuild({
        env: {
          PRACTICE_STORE: 'on',
          DATA_DIR: join(folder, 'data'),
          RATES_URL: 'off',
          DROPWATT_RATE_LIMITS: 'off',
        },
      })
      await provide(app.origin)
      await app.stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],

  baseURL: ({ practiceOrigin }, provide) => provide(practiceOrigin),

  page: async ({ page, practiceOrigin }, provide) => {
    const response = await page.request.post(`${practiceOrigin}/auth/v1/signup`, {
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

    // A shop belongs to one account, and the next test has another.
    const headers = { Authorization: `Bearer ${JSON.parse(session).access_token}` }
    const answer = await page.request.get(`${practiceOrigin}/store/shops`, { headers })
    const { stores = [] } = (await answer.json()) as Partial<StoreList>
    for (const { id } of stores) {
      await page.request.delete(`${practiceOrigin}/store/shops/${id}`, { headers })
    }
  },
})
