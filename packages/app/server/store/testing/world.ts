import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPracticeStore } from '@dropwatt/practice-store'
import { readShopDomain } from '@dropwatt/shopify'
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import type { AuthServer } from '../../pages/AuthServer.ts'
import { project, signedIn, tokenOf } from '../../pages/testing/world.ts'
import { openLiveStore, type LiveStoreOptions } from '../openLiveStore.ts'
import { storeRoutes } from '../storeRoutes.ts'

export const siteUrl = 'http://localhost:4173'
export const domain = 'practice-store.myshopify.com'
export const otherDomain = 'practice-outlet.myshopify.com'

export interface WorldOptions extends Partial<LiveStoreOptions> {
  readonly products?: number
  readonly isLimited?: boolean
  /** Answers a request in place of the practice store. @default none is */
  readonly answer?: (request: Request) => Response | undefined
}

/** The routes over a practice store, with a clock that tests turn. */
export async function openWorld({
  products = 12,
  isLimited = false,
  answer,
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
  const shopify = openPracticeStore({ siteUrl, products, clock: now, createToken, fetch: deliver })
  const practice = {
    fetch: async (request: Request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      return answer?.(request) ?? shopify.fetch(request)
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

  /** A browser with its cookies, in which an account is signed in. */
  function browser(account?: string) {
    let cookie = ''
    const request = async (path: string, init?: RequestInit) => {
      const headers = new Headers(init?.headers)
      if (cookie) headers.set('Cookie', cookie)
      const response = await app.request(new URL(path, siteUrl).href, { ...init, headers })
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
      return response
    }
    const send = async (
      method: string,
      path: string,
      body?: unknown,
      headers: Readonly<Record<string, string>> = {},
    ) => {
      const token = account === undefined ? undefined : await tokenOf(account)
      return request(path, {
        method,
        headers: {
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined &&
            !(body instanceof Uint8Array) && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && {
          body:
            body instanceof Uint8Array ? new Blob([new Uint8Array(body)]) : JSON.stringify(body),
        }),
      })
    }
    /** The fetch of a page, which decodes what is compressed. */
    const pageFetch: typeof fetch = async (input, init) => {
      const response = await request(typeof input === 'string' ? input : '', init)
      if (!response.headers.has('content-encoding')) return response
      return new Response(response.body?.pipeThrough(new DecompressionStream('gzip')), response)
    }
    const call = async (method: string, path: string, body?: unknown) => {
      const response = await send(method, path, body)
      const text = await response.text()
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
    }
    /** Begins a connection; returns the address of Shopify's screen. */
    const begin = async (shop: string = domain, scopes: readonly string[] = []) =>
      String((await call('POST', '/store/connect', { shop, scopes })).body.address)
    /** Begins a connection, and installs the app; returns the address to which Shopify leads back. */
    const consent = async (shop?: string, scopes: readonly string[] = []) =>
      press(await begin(shop, scopes), 'install', scopes)
    const connect = async (shop?: string, scopes: readonly string[] = []) => {
      await send('GET', await consent(shop, scopes))
      return call('POST', '/store/complete')
    }
    return { send, call, fetch: pageFetch, begin, consent, connect }
  }

  /** Presses a button of Shopify's screen; returns the address to which it leads back. */
  async function press(address: string, choice: string, on: readonly string[] = []) {
    const body = new URLSearchParams(new URL(address).search)
    body.append('choice', choice)
    for (const scope of on) body.append('on', scope)
    const url = new URL(address)
    const response = await shopify.fetch(
      new Request(url.origin + url.pathname, { method: 'POST', body }),
    )
    return response.headers.get('location') ?? ''
  }

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
