import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  openPracticeStore,
  practiceShops,
  type PracticeStoreOptions,
  type ShopSettings,
} from '@dropwatt/practice-store'
import { readShopDomain } from '@dropwatt/shopify'
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import type { AuthServer } from '../../pages/AuthServer.ts'
import { project, signedIn, tokenOf } from '../../pages/testing/world.ts'
import type { LiveStoreOptions } from '../LiveStoreOptions.ts'
import { openLiveStore } from '../openLiveStore.ts'
import { storeRoutes } from '../storeRoutes.ts'
import { visitors } from './visitors.ts'

export const siteUrl = 'http://localhost:4173'
export const domain = 'practice-store.myshopify.com'
export const otherDomain = 'practice-outlet.myshopify.com'

export interface WorldOptions
  extends Partial<LiveStoreOptions>, Pick<PracticeStoreOptions, 'onMutation'> {
  readonly products?: number
  /** @default those of a practice store */
  readonly shops?: readonly ShopSettings[]
  readonly isLimited?: boolean
  /** Answers a request in place of the practice store. @default none is */
  readonly answer?: (request: Request) => Promise<Response | undefined> | Response | undefined
}

/** The routes over a practice store, with a clock that tests turn. */
export async function openWorld({
  products = 12,
  shops = practiceShops(products),
  isLimited = false,
  answer,
  onMutation,
  ...options
}: WorldOptions = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'dropwatt-live-'))
  const clock = { now: Date.UTC(2026, 9, 2, 10) }
  const now = () => clock.now
  /** Requests that reached Shopify, as `POST /admin/…`. */
  const requests: string[] = []
  const secrets = new Set<string>()
  let count = 0
  const createToken = () => {
    const token = `canary${String((count += 1)).padStart(26, '0')}`
    secrets.add(token)
    return token
  }
  /** Tokens whose session has ended. */
  const ended = new Set<string>()
  const auth: AuthServer = {
    url: 'https://abc.supabase.co/auth/v1',
    get: (path, { Authorization = '' } = {}) => {
      const token = Authorization.slice('Bearer '.length)
      if (path !== '/user') return Response.json(project.jwks)
      return ended.has(token) ? new Response(null, { status: 401 }) : signedIn(token)
    },
  }
  const app = new Hono()
  const deliver: typeof fetch = async (url, init) => app.request(new Request(url, init))
  const shopify = openPracticeStore({
    siteUrl,
    shops,
    clock: now,
    createToken,
    fetch: deliver,
    ...(onMutation && { onMutation }),
  })
  const practice = {
    fetch: async (request: Request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      return (await answer?.(request)) ?? shopify.fetch(request)
    },
    client: { id: shopify.app.clientId, secret: shopify.app.clientSecret },
    shop: readShopDomain(domain)!,
  }
  const open = (changes: Partial<LiveStoreOptions> = {}) =>
    openLiveStore({
      connection: { mode: 'practice' },
      siteUrl,
      dataDir,
      practice,
      now,
      wait: async () => {
        await new Promise((resolve) => setImmediate(resolve))
      },
      ...options,
      ...changes,
    })
  const uptime = { now: 0 }
  const serve = async () => {
    const opened = await open()
    const ofStore = storeRoutes(opened, { auth, proxies: 0, isLimited, uptime: () => uptime.now })
    return { opened, routes: new Hono().route('/store', ofStore) }
  }
  let { opened: store, routes } = await serve()
  app.all('/store/*', ({ req, env }) => routes.fetch(req.raw, env))
  /** Stops the server, and starts it again with what it kept. */
  const restart = async () => {
    await store.close()
    ;({ opened: store, routes } = await serve())
  }
  onTestFinished(async () => {
    await shopify.close()
    await store.close()
    rmSync(dataDir, { recursive: true })
  })

  const { browser, press } = visitors(domain, shopify, async (path, init) =>
    app.request(new URL(path, siteUrl).href, init),
  )

  return {
    app,
    browser,
    press,
    /** Ends the session of an account elsewhere. */
    endSession: async (account: string) => void ended.add(await tokenOf(account)),
    clock,
    uptime,
    shopify,
    practice,
    get store() {
      return store
    },
    restart,
    open,
    requests,
    secrets,
    dataDir,
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
