import type { Build } from './build.types.ts'
import {
  chooseStrategy,
  documentAddress,
  isCacheable,
  precachedDocuments,
  fallbackDocuments,
} from './rules.ts'

/** Injected by the build. */
declare const BUILD: Build
declare const self: ServiceWorkerGlobalScope

const prefix = 'dropwatt-'
const { version, assets, pages } = BUILD
const own = `${prefix}${version}`

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const strategy = chooseStrategy(event.request, self.location.origin)
  if (strategy === 'asset') event.respondWith(answerAsset(event))
  if (strategy === 'document') event.respondWith(answerDocument(event))
})

/** Precaches files: assets from the HTTP cache if already loaded, documents from the network. */
async function install(): Promise<void> {
  const cache = await caches.open(own)
  await cache.addAll(assets)
  await Promise.all(precachedDocuments(pages).map((address) => cacheDocument(cache, address)))
  const windows = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  const open = windows.flatMap(({ url }) => documentAddress(url, pages) ?? [])
  await Promise.allSettled(open.map((address) => cacheDocument(cache, address)))
}

/** Deletes old caches. Runs when no tab uses the previous worker any more. */
async function activate(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && name !== own)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Caches a document. @throws if it does not exist */
async function cacheDocument(cache: Cache, address: string): Promise<void> {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!isCacheable(response, 'document')) throw new Error(`${address} is not a page.`)
  await cache.put(address, unredirected(response))
}

/** Copies a response without its redirect flag, because browsers reject redirected documents. */
function unredirected(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response
}

/** Answers from the cache first: the name of an asset changes with its content. */
async function answerAsset(event: FetchEvent): Promise<Response> {
  const cached = await caches.match(event.request, { ignoreVary: true })
  if (cached) return cached
  const response = await fetch(event.request)
  if (isCacheable(response, 'asset'))
    event.waitUntil(cacheResponse(event.request.url, response.clone()))
  return response
}

async function answerDocument(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const response = await fetch(request)
    const address = documentAddress(request.url, pages)
    const isNew = address !== undefined && !response.redirected && isCacheable(response, 'document')
    if (isNew) event.waitUntil(cacheResponse(address, response.clone()))
    return response
  } catch {
    return (await firstCached(fallbackDocuments(request.url, pages))) ?? Response.error()
  }
}

async function cacheResponse(address: string, response: Response): Promise<void> {
  await (await caches.open(own)).put(address, response)
}

async function firstCached(addresses: readonly string[]): Promise<Response | undefined> {
  for (const address of addresses) {
    const cached = await caches.match(address, { ignoreVary: true })
    if (cached) return cached
  }
  return undefined
}
