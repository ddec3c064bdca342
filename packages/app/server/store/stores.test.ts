import { StoreClient } from '@dropwatt/workbench/store-client'
import { Stores } from '@dropwatt/workbench/stores'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { tokenOf } from '../pages/testing/world.ts'
import { domain, openWorld, otherDomain, type World } from './testing/world.ts'

let world: World
let ada: ReturnType<World['browser']>
beforeEach(async () => {
  world = await openWorld()
  ada = world.browser('ada')
})

/** The stores as a tab of the browser sees them. */
function openTab() {
  const client = new StoreClient({ getAccessToken: () => tokenOf('ada'), fetch: ada.fetch })
  const stores = new Stores({ user: 'ada', client, verifyUser: async () => {} })
  onTestFinished(() => stores.close())
  return stores
}

const seen = (stores: Stores) => {
  const { stores: list, used, ...state } = stores.state.getState()
  return { ...state, domains: list.map((store) => store.domain), used: used?.domain }
}

/** Connects a store, and comes back from Shopify to a new page. */
async function comeBack(shop: string) {
  const before = openTab()
  await before.load()
  const answer = await before.connect({ shop })
  before.close()
  await ada.send('GET', await world.press('address' in answer ? answer.address : '', 'install'))
  return openTab()
}

test('a member without a store has none', async () => {
  const stores = openTab()
  expect(seen(stores)).toMatchObject({ status: 'loading' })
  await stores.load()
  expect(seen(stores)).toEqual({
    status: 'loaded',
    failure: undefined,
    domains: [],
    used: undefined,
    isFinishing: false,
    problem: undefined,
  })
})

test('a connection that came back is completed once, though all ask for it', async () => {
  const stores = await comeBack(domain)
  await Promise.all([stores.load(), stores.complete(), stores.load()])
  expect(seen(stores)).toMatchObject({ domains: [domain], used: domain, problem: undefined })
})

test('a connection that cannot be completed says why', async () => {
  const stores = openTab()
  await stores.complete()
  expect(seen(stores)).toMatchObject({
    status: 'loaded',
    isFinishing: false,
    problem: { code: 'not-found' },
  })
})

test('the store that was connected last is used, and another one can be', async () => {
  await (await comeBack(domain)).load()
  const stores = await comeBack(otherDomain)
  await stores.load()
  expect(seen(stores)).toMatchObject({ domains: [otherDomain, domain], used: otherDomain })
  const practice = stores.state.getState().stores.find((store) => store.domain === domain)
  stores.use(practice?.id ?? '')
  expect(seen(stores)).toMatchObject({ used: domain })
})

test('a store that is disconnected is used no longer', async () => {
  await (await comeBack(otherDomain)).load()
  const stores = await comeBack(domain)
  await stores.load()
  await stores.disconnect(stores.state.getState().used?.id ?? '')
  expect(seen(stores)).toMatchObject({ domains: [otherDomain], used: otherDomain })
})

test('a list from before a change is read again', async () => {
  const stores = await comeBack(domain)
  await stores.load()
  const reading = stores.load()
  await stores.disconnect(stores.state.getState().used?.id ?? '')
  await reading
  expect(seen(stores)).toMatchObject({ domains: [] })
})

test('other tabs are told', async () => {
  const first = await comeBack(domain)
  const second = openTab()
  await Promise.all([first.load(), second.load()])
  await first.disconnect(first.state.getState().used?.id ?? '')
  await expect.poll(() => seen(second)).toMatchObject({ domains: [], used: undefined })
})

test('a list that cannot be read says so, and can be read again', async () => {
  let isOnline = false
  const client = new StoreClient({
    getAccessToken: () => tokenOf('ada'),
    fetch: (...request) => (isOnline ? ada.fetch(...request) : Promise.reject(new TypeError())),
  })
  const stores = new Stores({ user: 'ada', client, verifyUser: async () => {} })
  onTestFinished(() => stores.close())
  await stores.load()
  expect(seen(stores)).toMatchObject({ status: 'failed', failure: { code: 'offline' } })
  isOnline = true
  await stores.load()
  expect(seen(stores)).toMatchObject({ status: 'loaded', failure: undefined })
})

test('logging out forgets the stores', async () => {
  const stores = await comeBack(domain)
  await stores.load()
  const reading = stores.load()
  stores.close()
  await reading
  expect(seen(stores)).toMatchObject({ status: 'loading', domains: [], used: undefined })
})
