import type { Build } from './build.types.ts'
import { chooseStrategy, documentAddress, isKeepable, keptDocuments, standIns } from './rules.ts'

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
  await Promise.all(keptDocuments(pages).map((address) => keepDocument(cache, address)))
  const windows = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  const open = windows.flatMap(({ url }) => documentAddress(url, pages) ?? [])
  await Promise.allSettled(open.map((address) => keepDocument(cache, address)))
}

/** Deletes old caches. Runs when no tab uses the previous worker any more. */
async function activate(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && name !== own)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Caches a document. @throws if it does not exist */
async function keepDocument(cache: Cache, address: string): Promise<void> {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!isKeepable(response, 'document')) throw new Error(`${address} is not a page.`)
  await cache.put(address, unredirected(response))
}

/** Copies a response without its redirect flag, because browsers reject redirected documents. */
function unredirected(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response
}

/** Answers from the cache first: the name of an asset changes with its content. */
async function answerAsset(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(event.request)
  if (isKeepable(response, 'asset')) event.waitUntil(keep(event.request.url, response.clone()))
  return response
}

async function answerDocument(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const response = await fetch(request)
    const address = documentAddress(request.url, pages)
    const isNew = address !== undefined && !response.redirected && isKeepable(response, 'document')
    if (isNew) event.waitUntil(keep(address, response.clone()))
    return response
  } catch {
    return (await firstKept(standIns(request.url, pages))) ?? Response.error()
  }
}

async function keep(address: string, response: Response): Promise<void> {
  await (await caches.open(own)).put(address, response)
}

async function firstKept(addresses: readonly string[]): Promise<Response | undefined> {
  for (const address of addresses) {
    const kept = await caches.match(address, { ignoreVary: true })
    if (kept) return kept
  }
  return undefined
}
