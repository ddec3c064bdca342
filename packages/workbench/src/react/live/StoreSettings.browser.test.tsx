import { Toaster } from '@dropwatt/ui/toast'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { removeDatabase } from '../../core/databaseName.ts'
import type { LiveMark } from '../../core/live/LiveMark.ts'
import {
  storeErrors,
  type ConnectedStore,
  type StoreErrorCode,
  type StoreMode,
} from '../../core/live/storeApi.ts'
import { usedStoreKey } from '../../core/live/usedStoreKey.ts'
import { writePresence } from '../../core/presence.ts'
import { FileStorage } from '../../core/storage/FileStorage.ts'
import type { FileRecord } from '../../core/storage/records.ts'
import { StoreSettings } from '../StoreSettings.tsx'
import { TestHost } from '../testing/TestHost.tsx'

const lumen: ConnectedStore = {
  id: 'lumen',
  domain: 'lumen-oak.myshopify.com',
  name: 'Lumen & Oak',
  currency: 'EUR',
  timezone: 'Europe/Rome',
  weightUnit: 'KILOGRAMS',
  plan: 'Basic',
  scopes: ['write_products'],
  state: 'connected',
  connectedAt: '2026-11-26T13:02:00Z',
}
const nordhem = { ...lumen, id: 'nordhem', domain: 'nordhem.myshopify.com', name: 'Nordhem' }

/** Answers of the server by method and path; a code is a failure. */
type Answers = Readonly<Record<string, object | StoreErrorCode>>

let requests: { readonly at: string; readonly body: unknown }[]
let answers: Record<string, object | StoreErrorCode>

beforeEach(async () => {
  requests = []
  answers = {
    'GET /store/shops': { mode: 'custom', stores: [], isReturned: false },
    'POST /store/shops/lumen/read/ConnectedShop': { data: {} },
  }
  localStorage.removeItem(`${usedStoreKey}ada`)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (typeof input !== 'string' || !input.startsWith('/store/')) return fetch(input, init)
    const at = `${init.method ?? 'GET'} ${input}`
    requests.push({ at, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    const answer = answers[at] ?? 'not-found'
    if (typeof answer === 'object') return Response.json(answer)
    return Response.json({ error: answer }, { status: storeErrors[answer] })
  })
  await removeDatabase('ada')
  return () => vi.unstubAllGlobals()
})

const listOf = (...stores: readonly ConnectedStore[]): Answers => ({
  'GET /store/shops': { mode: 'custom', stores, isReturned: false },
})

async function show(given: Answers = {}, mode: StoreMode = 'custom', query = '') {
  Object.assign(answers, given)
  await render(
    <TestHost storeMode={mode} path={`/dashboard/settings/shopify-store${query}`}>
      <StoreSettings page={() => <p>The page without a store</p>} />
      <Toaster />
    </TestHost>,
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
/** The state of a store and its domain are in one line. */
const expectConnected = () => {
  const store = page.getByRole('region', { name: 'Your store' })
  return expect.element(store.filter({ hasText: 'Connectedlumen-oak' })).toBeVisible()
}
const askedFor = (at: string) => requests.filter((each) => each.at === at)

test('without a server that reaches stores, nothing is asked', async () => {
  await render(
    <TestHost>
      <StoreSettings page={() => <p>The page without a store</p>} />
    </TestHost>,
  )
  await expect.element(page.getByText('The page without a store')).toBeVisible()
  expect(requests).toEqual([])
})

test('the operator’s own store is connected by one button, and announced', async () => {
  await show({ 'POST /store/connect': { store: lumen } }, 'own')
  await button('Connect').click()
  await expectConnected()
  await expect.element(page.getByText('Lumen & Oak is connected')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Your store' })).toHaveFocus()
})

test('a domain is sent as Shopify writes it, and a refusal is shown', async () => {
  await show({ 'POST /store/connect': 'taken' })
  await page.getByRole('textbox').fill('Lumen-Oak')
  await button('Connect').click()
  await expect.element(page.getByText(/Another account has connected/)).toBeVisible()
  expect(askedFor('POST /store/connect')).toMatchObject([
    { body: { shop: 'lumen-oak.myshopify.com', scopes: [] } },
  ])
})

test('a return from Shopify is completed, and the address forgets it', async () => {
  await show({ 'POST /store/complete': { store: lumen } }, 'custom', '?connect=returned&a=b')
  await expectConnected()
  expect(askedFor('POST /store/complete')).toHaveLength(1)
  await expect.poll(() => location.search).toBe('?a=b')
})

test('a return that is too late says so', async () => {
  await show({ 'POST /store/complete': 'not-found' }, 'custom', '?connect=returned')
  await expect.element(page.getByText(/within 10 minutes/)).toBeVisible()
})

test('an installation that began at Shopify is completed without being asked', async () => {
  await show({
    'GET /store/shops': { mode: 'public', stores: [], isReturned: true },
    'POST /store/complete': { store: lumen },
  })
  await expectConnected()
  expect(askedFor('POST /store/complete')).toHaveLength(1)
})

test.each([
  ['cancelled', /You cancelled at Shopify/],
  ['refused', /Shopify did not complete the connection/],
])('a return that was %s is said until a new attempt', async (value, text) => {
  await show({ 'POST /store/connect': 'busy' }, 'own', `?connect=${value}`)
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.poll(() => location.search).toBe('')
  expect(askedFor('POST /store/complete')).toEqual([])
  await button('Connect').click()
  await expect.element(page.getByText(/Too many requests/)).toBeVisible()
  await expect.element(page.getByText(text)).not.toBeInTheDocument()
})

test.each([
  ['signed-out', /Your session has ended/],
  ['unchecked', /cannot check your session/],
] as const)('a list that is refused as %s says why, and is read again', async (code, text) => {
  await show({ 'GET /store/shops': code })
  await expect.element(page.getByText(text)).toBeVisible()
  Object.assign(answers, listOf(lumen))
  await button('Try again').click()
  await expectConnected()
})

test('a store whose key has ended asks only for what can be asked for', async () => {
  const ended = {
    ...lumen,
    state: 'disconnected',
    scopes: ['write_files', 'write_products'],
  } as const
  await show({ ...listOf(ended), 'POST /store/connect': 'unreachable' })
  await button('Reconnect').click()
  await expect.element(page.getByText(/Shopify cannot be reached\. Try again/)).toBeVisible()
  expect(askedFor('POST /store/connect')).toMatchObject([
    { body: { shop: lumen.domain, scopes: ['write_files'] } },
  ])
})

test('an uninstalled store is told from one whose key has ended', async () => {
  await show(listOf({ ...lumen, state: 'uninstalled' }))
  await expect.element(page.getByText('Dropwatt was uninstalled from Lumen & Oak')).toBeVisible()
})

test('a key that has ended since is noticed', async () => {
  await show({ ...listOf(lumen), 'POST /store/shops/lumen/read/ConnectedShop': 'reconnect' })
  await expect.poll(() => askedFor('GET /store/shops').length).toBe(2)
})

test('Shopify that does not answer is said, and the store is kept', async () => {
  await show({ ...listOf(lumen), 'POST /store/shops/lumen/read/ConnectedShop': 'unreachable' })
  await expect.element(page.getByText('Shopify cannot be reached, trying again')).toBeVisible()
})

test('the store in use is kept on this device', async () => {
  await show(listOf(lumen, nordhem))
  await button('Use Nordhem').click()
  await expect.element(button('Use Lumen & Oak')).toBeVisible()
  expect(localStorage.getItem(`${usedStoreKey}ada`)).toBe('nordhem')
})

test('a store says when it was last read on this device', async () => {
  const storage = await FileStorage.open('ada')
  const read = (id: string, products: number, readAt: number) =>
    storage.putFile({
      id,
      name: 'Lumen & Oak',
      hash: '',
      size: 0,
      products,
      rows: products,
      isSample: false,
      addedAt: readAt,
      openedAt: readAt,
      changes: 0,
      live: { store: 'lumen', readAt } as LiveMark,
    } satisfies FileRecord)
  await read('earlier', 12, Date.now() - 7_200_000)
  await read('later', 1284, Date.now() - 3_600_000)
  storage.close()
  writePresence('ada', { files: 2 })
  await show(listOf(lumen))
  await expect.element(page.getByText(/ago, 1,284 products$/)).toBeVisible()
})

test('disconnecting asks first', async () => {
  await show({ ...listOf(lumen), 'DELETE /store/shops/lumen': {} })
  await button('Disconnect').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect.element(page.getByText('No store connected')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Your store' })).toHaveFocus()
})

test('a store that was disconnected elsewhere is gone just as well', async () => {
  await show({ ...listOf(lumen), 'DELETE /store/shops/lumen': 'not-found' })
  await button('Disconnect').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect.element(page.getByText('No store connected')).toBeVisible()
})
