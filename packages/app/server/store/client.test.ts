import { StoreClient } from '@dropwatt/workbench/store-client'
import { beforeEach, describe, expect, test } from 'vitest'
import { tokenOf } from '../pages/testing/world.ts'
import { domain, openWorld, type World } from './testing/world.ts'

let world: World
let ada: ReturnType<World['browser']>
let client: StoreClient

async function enter(options?: Parameters<typeof openWorld>[0]) {
  world = await openWorld(options)
  ada = world.browser('ada')
  client = new StoreClient({ getAccessToken: () => tokenOf('ada'), fetch: ada.fetch })
}
beforeEach(() => enter())

/** Begins a connection and comes back from Shopify. */
async function comeBack(choice = 'install') {
  const answer = await client.connect({ shop: domain })
  if (!('address' in answer)) throw new Error('The practice store asks for consent.')
  await ada.send('GET', await world.press(answer.address, choice))
}

async function connect() {
  await comeBack()
  return client.complete()
}

async function pull(id: string, query: string | null, stop = new AbortController()) {
  const counts: number[] = []
  const { signal } = stop
  const lines = await client.pull(
    id,
    { query },
    { signal, onProgress: (count) => counts.push(count) },
  )
  return { lines, counts }
}

async function read(lines: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const text = await new Response(lines).text()
  return text.split('\n').filter((line) => line !== '')
}

test('a store is connected, listed and disconnected', async () => {
  await comeBack()
  expect(await client.list()).toEqual({ mode: 'practice', stores: [], isReturned: true })
  const store = await client.complete()
  expect(store).toMatchObject({ domain, state: 'connected' })
  expect((await client.list()).stores).toEqual([store])
  await client.disconnect(store.id)
  expect((await client.list()).stores).toEqual([])
})

test('a store that was disconnected elsewhere is disconnected', async () => {
  const { id } = await connect()
  await client.disconnect(id)
  await expect(client.disconnect(id)).resolves.toBeUndefined()
})

test('a refusal has the code of the server, and names what is missing where', async () => {
  const answer = await client.connect({ shop: domain, scopes: ['write_files'] })
  const address = 'address' in answer ? answer.address : ''
  await ada.send('GET', await world.press(address, 'install'))
  await expect(client.complete()).rejects.toMatchObject({
    code: 'missing-scopes',
    scopes: ['write_files'],
    shop: domain,
  })
  await expect(client.complete()).rejects.toMatchObject({ code: 'not-found', scopes: [] })
})

test('without a session nothing is requested', async () => {
  const visitor = new StoreClient({ getAccessToken: async () => null, fetch: ada.fetch })
  await expect(visitor.list()).rejects.toMatchObject({ code: 'signed-out' })
})

test('a session that ended is signed out', async () => {
  const late = new StoreClient({ getAccessToken: async () => 'ended', fetch: ada.fetch })
  await expect(late.list()).rejects.toMatchObject({ code: 'signed-out' })
})

test('a server that cannot be reached is offline', async () => {
  const offline = new StoreClient({
    getAccessToken: () => tokenOf('ada'),
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  await expect(offline.list()).rejects.toMatchObject({ code: 'offline' })
})

test.each([
  ['a page', new Response('<!doctype html>')],
  ['another list', Response.json({ stores: [{ name: 'No id' }] })],
  ['an unknown error', Response.json({ error: 'teapot' }, { status: 418 })],
])('%s in place of the answer is unexpected', async (_, response) => {
  const other = new StoreClient({
    getAccessToken: () => tokenOf('ada'),
    fetch: async () => response,
  })
  await expect(other.list()).rejects.toMatchObject({ code: 'unexpected' })
})

test('an address that is no web address is not opened', async () => {
  const other = new StoreClient({
    getAccessToken: () => tokenOf('ada'),
    fetch: async () => Response.json({ address: 'javascript:alert(1)' }),
  })
  await expect(other.connect({})).rejects.toMatchObject({ code: 'unexpected' })
})

test('an operation of the picker is read', async () => {
  const { id } = await connect()
  const { productsCount } = await client.read(id, 'CountProducts', { query: null })
  expect(productsCount).toEqual({ count: 12, precision: 'EXACT' })
})

describe('a pull', () => {
  test('gives the lines, and the number of objects', async () => {
    const { id } = await connect()
    const { lines, counts } = await pull(id, null)
    const objects = await read(lines)
    expect(objects.filter((line) => /"id":"gid:\/\/shopify\/Product\//u.test(line))).toHaveLength(
      12,
    )
    expect(counts.at(-1)).toBe(objects.length)
  })

  test('reads what a search finds', async () => {
    const { id } = await connect()
    const { lines, counts } = await pull(id, 'vendor:"nobody"')
    expect(await read(lines)).toEqual([])
    expect(counts).toEqual([])
  })

  test('that Shopify gives up fails with the reason', async () => {
    await enter({ products: 251 })
    const { id } = await connect()
    world.shopify.inject({ kind: 'bulk-expired' })
    const { lines } = await pull(id, null)
    await expect(read(lines)).rejects.toMatchObject({ code: 'expired' })
  })

  test('of a store with a revoked key fails before the lines', async () => {
    const { id } = await connect()
    world.shopify.inject({ kind: 'revoked-token' })
    await expect(pull(id, null)).rejects.toMatchObject({ code: 'reconnect' })
  })

  test('ends at Shopify when it is cancelled', async () => {
    await enter({ products: 251 })
    const { id } = await connect()
    world.shopify.inject({ kind: 'bulk-held' })
    const stop = new AbortController()
    const { lines } = await pull(id, null, stop)
    const status = () => world.shopify.shops.get(domain)!.bulkOperations.list()[0]?.status
    await expect.poll(status).toBe('RUNNING')
    stop.abort(new Error('Cancelled by the member.'))
    await expect(read(lines)).rejects.toThrow('Cancelled by the member.')
    await expect.poll(status).toMatch(/^CANCEL/u)
  })
})
