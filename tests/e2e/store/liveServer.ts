import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fault } from '../../../packages/practice-store/src/index.ts'
import { apiKey, expect, newAccount, sessionKey, test as base } from '../fixtures.ts'
import { serveBuild } from '../servedBuild.ts'

/** A product of the practice store, as far as tests compare it. */
export interface StoreProduct {
  readonly handle: string
  readonly title: string
  readonly vendor: string
  readonly tags: readonly string[]
  /** Of each variant. */
  readonly compareAt: readonly (string | null)[]
  /** Of each picture. */
  readonly altTexts: readonly (string | null)[]
}

/** The practice store behind the page, asked with `fetch`, which opens a new connection once the last one was idle. */
class LiveShop {
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Returns what the store has now. */
  async products(): Promise<readonly StoreProduct[]> {
    const answer = await fetch(`${this.#origin}/practice/products`)
    return (await answer.json()) as StoreProduct[]
  }

  /** Lets something go wrong. */
  async inject(...faults: readonly Fault[]): Promise<void> {
    const answer = await fetch(`${this.#origin}/practice/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(faults),
    })
    expect(answer.status).toBe(204)
  }
}

interface Fixtures {
  /** Number of products of the store. */
  products: number
  origin: string
  shop: LiveShop
}

/** Tests over a server and a store of their own, which they see and change; `page` is signed in with a new account. */
export const test = base.extend<Fixtures>({
  products: [12, { option: true }],

  origin: async ({ products }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'dropwatt-live-'))
    const app = await serveBuild({
      script: 'server/testing/serveLive.ts',
      env: {
        PRACTICE_STORE: 'on',
        PRODUCTS: String(products),
        DATA_DIR: join(folder, 'data'),
        RATES_URL: 'off',
        DROPWATT_RATE_LIMITS: 'off',
      },
    })
    await provide(app.origin)
    await app.stop()
    await rm(folder, { recursive: true })
  },

  baseURL: ({ origin }, provide) => provide(origin),

  shop: ({ origin }, provide) => provide(new LiveShop(origin)),

  page: async ({ page, origin }, provide) => {
    const response = await page.request.post(`${origin}/auth/v1/signup`, {
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
