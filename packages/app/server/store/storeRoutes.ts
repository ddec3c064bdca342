import { isLocale, missingScopes, operations, type Scope } from '@dropwatt/shopify'
import { Hono, type Context } from 'hono'
import {
  readOperations,
  returnParameter,
  storeErrors,
  type ConnectAnswer,
  type ConnectRequest,
  type ConnectedStore,
  type CompleteAnswer,
  type PullRequest,
  type ReadRequest,
  type ReturnValue,
  type StoreFailure,
  type StoreList,
} from '@dropwatt/workbench/store-api'
import { settingsPath } from '../../src/paths.ts'
import type { AuthServer } from '../pages/AuthServer.ts'
import { clientAddress } from '../pages/clientAddress.ts'
import { PageError } from '../pages/PageError.ts'
import { Sessions } from '../pages/Sessions.ts'
import { Turns } from '../pages/Turns.ts'
import { addJobRoutes } from './jobs/jobRoutes.ts'
import { BrowserCookie } from './browserCookie.ts'
import type { LiveStore } from './openLiveStore.ts'
import { isTexts, readBytes, readObject } from './readBytes.ts'
import type { ShopKeys } from './ShopKeys.ts'
import type { StoredShop } from './storage/StoreStorage.ts'
import { StoreFault } from './StoreFault.ts'

export interface StoreRouteOptions {
  readonly auth: AuthServer
  /** Signs the access tokens of a project that publishes no keys. @default not known */
  readonly jwtSecret?: string | undefined
  /** Number of proxies in front that add to `X-Forwarded-For`. */
  readonly proxies: number
  /** Whether requests are limited. */
  readonly isLimited: boolean
  /** A clock in milliseconds that is never set back. @default performance.now */
  readonly uptime?: () => number
}

/** Requests of an account in a minute: more than one person makes. */
const perMinute = { connect: 20, read: 90, pull: 20, job: 30, look: 240 }
/** Requests without an account of one network in a minute. */
const ofStrangers = 60
const atOnce = { ofAccount: 6, ofAddress: 24, ofAll: 256 }
/** A pull lasts for minutes. */
const pullsAtOnce = { ofAccount: 2, ofAddress: 8, ofAll: 32 }

/** One may send 64 MB. */
const jobsAtOnce = { ofAccount: 2, ofAddress: 3, ofAll: 4 }

/** Shopify's messages have a few kilobytes. */
const mostOfWebhook = 1_048_576
/** In characters. */
const longestText = 2048

type Kind = keyof typeof perMinute

/** Creates the routes below `/store`. */
export function storeRoutes(
  store: LiveStore,
  { auth, jwtSecret, proxies, isLimited, uptime = () => performance.now() }: StoreRouteOptions,
): Hono {
  const { mode, siteUrl, connections, keys, clients, pulls, jobs, webhooks, storage } = store
  const { host } = new URL(siteUrl)
  const cookie = new BrowserCookie(siteUrl)
  const sessions = new Sessions(auth, uptime, jwtSecret)
  const turnsOf = (count: number, limits: typeof atOnce) =>
    new Turns({ perMinute: isLimited ? count : Infinity, atOnce: limits }, uptime)
  const turns: Readonly<Record<Kind | 'lines' | 'strangers', Turns>> = {
    connect: turnsOf(perMinute.connect, atOnce),
    read: turnsOf(perMinute.read, atOnce),
    pull: turnsOf(perMinute.pull, atOnce),
    job: turnsOf(perMinute.job, jobsAtOnce),
    look: turnsOf(perMinute.look, atOnce),
    lines: turnsOf(perMinute.pull, pullsAtOnce),
    strangers: turnsOf(ofStrangers, { ...atOnce, ofAccount: atOnce.ofAddress }),
  }

  /** Answers a member who is signed in, in their turn; before that nothing of the body is read. */
  const member =
    (kind: Kind, answer: (context: Context, account: string) => Promise<Response>) =>
    async (context: Context) => {
      const network = clientAddress(context, proxies)
      const account = await sessions.accountOf(context.req.header('authorization'), network)
      const end = turns[kind].take(account, network)
      try {
        return await answer(context, account)
      } finally {
        end()
      }
    }

  /** The same for one of their shops. The shops of others are as unknown as those that do not exist. */
  const owner = (
    kind: Kind,
    answer: (context: Context, shop: StoredShop, account: string) => Promise<Response>,
  ) =>
    member(kind, async (context, account) => {
      const shop = await storage.findShop(context.req.param('id') ?? '', account)
      if (!shop) throw new StoreFault('not-found')
      return answer(context, shop, account)
    })

  /** Answers whoever asks, in the turn of their network. */
  const stranger =
    (answer: (context: Context) => Promise<Response>) => async (context: Context) => {
      const network = clientAddress(context, proxies)
      const end = turns.strangers.take(network, network)
      try {
        return await answer(context)
      } finally {
        end()
      }
    }

  const app = new Hono()

  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store')
    const named = context.req.header('host') ?? host
    if (new URL(context.req.url).host !== host || named !== host) throw new StoreFault('not-found')
    await next()
  })

  app.post(
    '/connect',
    member('connect', async (context, account) => {
      const { shop, scopes = [] } = await readObject(context.req.raw, [
        'shop',
        'scopes',
      ] satisfies (keyof ConnectRequest)[])
      if (!isText(shop) || !isTexts(scopes)) throw new StoreFault('invalid-request')
      const begun = await connections.begin({ account, shop, scopes }, () => cookie.give(context))
      const answer: ConnectAnswer = 'shop' in begun ? { store: asStore(begun.shop, keys) } : begun
      return context.json(answer)
    }),
  )

  app.get(
    '/callback',
    stranger(async (context) => {
      const query = new URL(context.req.url).search
      return context.redirect(pageFor(await connections.callback(query, cookie.read(context))), 303)
    }),
  )

  app.get(
    '/install',
    stranger(async (context) => {
      const query = new URL(context.req.url).search
      return context.redirect(await connections.install(query, () => cookie.give(context)), 303)
    }),
  )

  app.post(
    '/complete',
    member('connect', async (context, account) => {
      const shop = await connections.complete(account, cookie.read(context))
      return context.json({ store: asStore(shop, keys) } satisfies CompleteAnswer)
    }),
  )

  app.get(
    '/shops',
    member('look', async (context, account) => {
      const stores = (await storage.listShops(account)).map((each) => asStore(each, keys))
      const isReturned = await connections.hasReturned(account, cookie.read(context))
      return context.json({ mode, stores, isReturned } satisfies StoreList)
    }),
  )

  app.delete(
    '/shops/:id',
    owner('connect', async (context, shop) => {
      await connections.disconnect(shop)
      return context.body(null, 204)
    }),
  )

  app.post(
    '/shops/:id/read/:operation',
    owner('read', async (context, shop) => {
      const { variables = {} } = await readObject(context.req.raw, [
        'variables',
      ] satisfies (keyof ReadRequest)[])
      const name = readOperations.find((each) => each === context.req.param('operation'))
      if (name === undefined || !areVariables(variables, operations[name].variables)) {
        throw new StoreFault('invalid-request')
      }
      return context.json({ data: await clients.run(shop, name, variables) })
    }),
  )

  app.post(
    '/shops/:id/pulls',
    owner('pull', async (context, shop) => {
      const { query, locale } = await readObject(context.req.raw, [
        'query',
        'locale',
      ] satisfies (keyof PullRequest)[])
      if (!isText(query) || !isText(locale)) throw new StoreFault('invalid-request')
      if (locale !== undefined) {
        if (!isLocale(locale)) throw new StoreFault('invalid-request')
        expectScopes(shop, ['write_translations'])
      }
      return context.json(await pulls.add(shop, query ?? '', locale ?? ''), 201)
    }),
  )

  app.get(
    '/shops/:id/pulls/:pull',
    owner('look', async (context, shop) =>
      context.json(await pulls.find(shop, context.req.param('pull') ?? '')),
    ),
  )

  app.get('/shops/:id/pulls/:pull/lines', async (context) => {
    // HEAD would start a pull whose lines nobody takes.
    if (context.req.method !== 'GET') throw new StoreFault('invalid-request')
    const network = clientAddress(context, proxies)
    const account = await sessions.accountOf(context.req.header('authorization'), network)
    const end = turns.lines.take(account, network)
    try {
      const shop = await storage.findShop(context.req.param('id'), account)
      if (!shop) throw new StoreFault('not-found')
      const { raw: request } = context.req
      const lines = await pulls.lines(shop, context.req.param('pull'), request.signal, end)
      return context.body(lines, 200, {
        'Content-Type': 'application/jsonl; charset=UTF-8',
        'Content-Encoding': 'gzip',
      })
    } catch (error) {
      end()
      throw error
    }
  })

  addJobRoutes(app, jobs, owner)

  app.post(
    '/webhooks',
    stranger(async (context) => {
      const { raw: request } = context.req
      await webhooks.take(request.headers, await readBytes(request, mostOfWebhook))
      return context.body(null, 200)
    }),
  )

  app.all('*', () => {
    throw new StoreFault('not-found')
  })

  app.onError((error, context) => {
    const failure = failureOf(error)
    if (failure.error === 'unexpected') log(error, context.req.routePath)
    if (failure.error === 'busy') context.header('Retry-After', '60')
    if (failure.error === 'slow') context.header('Connection', 'close')
    const isPage = context.req.method === 'GET' && context.req.path.endsWith('/callback')
    // A person is looking at it: the page of the settings says it in their language.
    if (isPage) context.header('Refresh', `0; url=${pageFor('refused')}`)
    return context.json(failure, storeErrors[failure.error])
  })

  return app
}

function pageFor(value: ReturnValue): string {
  return `${settingsPath('shopify-store')}?${returnParameter}=${value}`
}

function failureOf(error: Error): StoreFailure {
  if (error instanceof StoreFault) {
    const { code, scopes, shop, until } = error
    return {
      error: code,
      ...(scopes.length > 0 && { scopes }),
      ...(shop !== undefined && { shop }),
      ...(until !== undefined && { until }),
    }
  }
  if (!(error instanceof PageError)) return { error: 'unexpected' }
  const { code } = error
  return { error: code === 'signed-out' || code === 'busy' ? code : 'unchecked' }
}

/** Logs where something went wrong. Messages are left out: they can hold tokens and addresses. */
function log({ name, stack = '' }: Error, route: string): void {
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '))
  console.error(`[@dropwatt/app] ${route} failed: ${name}\n${frames.join('\n')}`)
}

function asStore(stored: StoredShop, keys: ShopKeys) {
  const { id, domain, name, currency, timezone, weightUnit, plan, ...shop } = stored
  const store: ConnectedStore = {
    id,
    domain,
    name,
    currency,
    timezone,
    weightUnit,
    plan,
    scopes: shop.scopes,
    state: stateOf(stored, keys),
    connectedAt: new Date(shop.connectedAt).toISOString(),
    ...(shop.otherVersion !== null && { otherVersion: shop.otherVersion }),
  }
  return store
}

function stateOf(shop: StoredShop, keys: ShopKeys) {
  if (keys.isHeld(shop)) return 'connected'
  return shop.isUninstalled ? 'uninstalled' : 'disconnected'
}

/** @throws {StoreFault} `missing-scopes` */
function expectScopes({ scopes, domain }: StoredShop, wanted: readonly Scope[]): void {
  const missing = missingScopes(wanted, scopes)
  if (missing.length > 0) throw new StoreFault('missing-scopes', { scopes: missing, shop: domain })
}

function isText(value: unknown): value is string | undefined {
  return value === undefined || (typeof value === 'string' && value.length <= longestText)
}

function areVariables(
  value: unknown,
  names: readonly string[],
): value is Readonly<Record<string, string | null>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(
      ([name, each]) =>
        names.includes(name) && (each === null || (each !== undefined && isText(each))),
    )
  )
}
