import type { BrowserCommand } from 'vitest/node'
import type * as Practice from '../../packages/practice-store/src/index.ts'
import type * as Shopify from '../../packages/store/src/index.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Reads all products of a practice store with this many, as the JSON lines of its server. */
    readonly readPracticeLines: (products: number) => Promise<string>
  }
}

/** Loads a package, which is not bundled with the settings of the tests, as few need it. */
function load(path: string): Promise<unknown> {
  return import(new URL(`../../packages/${path}`, import.meta.url).href)
}

/** A test in a browser cannot open a practice store, which is a server. */
export const readPracticeLines: BrowserCommand<[products: number]> = async (_, products) => {
  const { openPracticeStore } = (await load('practice-store/src/index.ts')) as typeof Practice
  const { AdminClient, pullProducts } = (await load('store/src/index.ts')) as typeof Shopify
  const siteUrl = 'https://practice.test'
  const clock = { now: Date.UTC(2026, 9, 2, 10) }
  const store = openPracticeStore({ siteUrl, products, clock: () => clock.now })
  const [domain = '', shop] = [...store.shops][0] ?? []
  shop?.install(['write_products'])
  const token = shop?.installations.issue('offline').access_token ?? ''
  const client = new AdminClient({
    shopUrl: new URL(`${siteUrl}/practice/${domain}/`),
    token: () => Promise.resolve(token),
    fetch: (input, init) => store.fetch(new Request(input, init)),
    wait: async (milliseconds) => {
      clock.now += milliseconds
      await store.settled()
    },
    now: () => clock.now,
  })
  const pulled = pullProducts(client, {
    query: '',
    signal: new AbortController().signal,
    onProgress: () => {},
    download: async function* download(address) {
      const { body } = await store.fetch(new Request(address))
      if (body) yield* body
    },
  })
  let lines = ''
  for await (const line of pulled) lines += `${line}\n`
  await store.close()
  return lines
}
