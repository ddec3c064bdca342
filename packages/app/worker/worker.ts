import type { Build } from './build.types.ts'
import { chooseStrategy, documentAddress, isKeepable, keptDocuments, standIns } from './rules.ts'

/** Put in by the build. */
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

/** Assets come out of the HTTP cache where the page has loaded them; documents are asked for anew. */
async function install(): Promise<void> {
  const cache = await caches.open(own)
  await cache.addAll(assets)
  await Promise.all(keptDocuments(pages).map((address) => keepDocument(cache, address)))
  const windows = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  const open = windows.flatMap(({ url }) => documentAddress(url, pages) ?? [])
  await Promise.allSettled(open.map((address) => keepDocument(cache, address)))
}

/** Runs when no tab uses the worker before this one any more, so nobody misses what it kept. */
async function activate(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && name !== own)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** @throws when there is no such document */
async function keepDocument(cache: Cache, address: string): Promise<void> {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!isKeepable(response, 'document')) throw new Error(`${address} is no page.`)
  await cache.put(address, unredirected(response))
}

/** A browser refuses a document that came by way of a redirect, as hosts do with slashes. */
function unredirected(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response
}

/** The name of an asset changes with its content, so a kept one is as good as a new one. */
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
