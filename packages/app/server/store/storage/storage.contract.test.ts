import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqlite } from './openSqlite.ts'
import { SqlStorage, tokenLease } from './SqlStorage.ts'
import type { StoredShop } from './StoreStorage.ts'
import { describeDatabases } from './testing/describeDatabases.ts'

const now = 1_800_000_000_000
const minute = 60_000

const shop: Omit<StoredShop, 'id' | 'isUninstalled' | 'otherVersion'> = {
  gid: 'gid://shopify/Shop/1',
  domain: 'one.myshopify.com',
  name: 'One',
  currency: 'EUR',
  timezone: 'Europe/Rome',
  weightUnit: 'KILOGRAMS',
  plan: 'Basic',
  scopes: ['write_products', 'read_locales'],
  connectedAt: now,
  tokens: { access: 'sealed-1', expiresAt: now + minute, refresh: 'sealed-2' },
}

const state = {
  id: 'hash-of-state',
  browser: 'hash-of-cookie',
  account: 'ada',
  domain: 'one.myshopify.com',
  scopes: 'write_products',
  expiresAt: now + 10 * minute,
}

describeDatabases((open) => {
  let storage: SqlStorage

  beforeEach(async () => {
    storage = await SqlStorage.open(await open())
  })
  afterEach(() => storage.close())

  const bound = async (facts: Partial<typeof shop> = {}, account = 'ada') => {
    const result = await storage.bindShop({ ...shop, ...facts }, account)
    if (!result) throw new Error('The shop belongs to another account.')
    return result
  }

  test('49: what was saved is there after a restart', async () => {
    const { id } = await bound()
    await storage.close()
    storage = await SqlStorage.open(await open())
    expect(await storage.listShops('ada')).toEqual([
      {
        ...shop,
        id,
        scopes: ['read_locales', 'write_products'],
        isUninstalled: false,
        otherVersion: null,
      },
    ])
  })

  test('the tables of a newer version are left alone', async () => {
    await storage.close()
    const change = async (sql: string) => {
      const database = await open()
      await database.query(sql)
      await database.close()
    }
    await change('INSERT INTO store_migrations VALUES (99)')
    await expect(open().then((database) => SqlStorage.open(database))).rejects.toThrow(
      'newer version',
    )
    await change('DELETE FROM store_migrations WHERE number = 99')
    storage = await SqlStorage.open(await open())
  })

  test('check 2: of many callbacks with a state one is the first, within its time', async () => {
    await storage.addState(state)
    const callback = () => storage.returnState(state.id, 'code', now + minute, now)
    const results = await Promise.all([callback(), callback(), callback()])
    expect(results.filter(Boolean)).toHaveLength(1)
    expect(await storage.findState(state.id, now)).toBeUndefined()

    await storage.addState({ ...state, id: 'late' })
    expect(await storage.findState('late', state.expiresAt - 1)).toMatchObject({ account: 'ada' })
    expect(await storage.findState('late', state.expiresAt)).toBeUndefined()
    expect(await storage.returnState('late', 'code', now, state.expiresAt)).toBe(false)
  })

  test('check 5: what returned is taken once, by its browser and account', async () => {
    await storage.addState(state)
    const take = (browser: string, account: string) => storage.takeReturned(browser, account, now)
    expect(await take(state.browser, 'ada')).toBeUndefined()
    await storage.returnState(state.id, 'code', now + minute, now)
    expect(await take(state.browser, 'eve')).toBeUndefined()
    expect(await take('another', 'ada')).toBeUndefined()
    expect(await storage.hasReturned(state.browser, 'ada', now)).toBe(true)
    expect(await storage.hasReturned(state.browser, 'ada', now + minute)).toBe(false)
    const taken = await Promise.all([take(state.browser, 'ada'), take(state.browser, 'ada')])
    expect(taken.filter((each) => each?.code === 'code')).toHaveLength(1)
  })

  test('an installation that began at Shopify is taken by whoever is signed in there', async () => {
    await storage.addState({ ...state, account: null })
    await storage.returnState(state.id, 'code', now + minute, now)
    expect(await storage.takeReturned(state.browser, 'eve', now)).toMatchObject({ account: null })
  })

  test('check 12: a shop belongs to the first account, who can connect it again', async () => {
    const tries = ['ada', 'eve'].map((account) => storage.bindShop(shop, account))
    const results = await Promise.all(tries)
    expect(results.filter((each) => each !== undefined)).toHaveLength(1)
    const [owner = '', other = ''] = results[0] ? ['ada', 'eve'] : ['eve', 'ada']

    const again = await storage.bindShop({ ...shop, name: 'New', tokens: null }, owner)
    expect(again).toMatchObject({ name: 'New', tokens: null })
    expect(await storage.listShops(owner)).toHaveLength(1)
    expect(await storage.listShops(other)).toEqual([])
    expect(await storage.isTaken(shop.domain, other)).toBe(true)
    expect(await storage.isTaken(shop.domain, owner)).toBe(false)
    expect(await storage.findShop(again?.id ?? '', other)).toBeUndefined()
  })

  test('shops are listed by name', async () => {
    await bound({ name: 'Zoo' })
    await bound({ gid: 'gid://shopify/Shop/2', domain: 'two.myshopify.com', name: 'Ant' })
    const shops = await storage.listShops('ada')
    expect(shops.map(({ name }) => name)).toEqual(['Ant', 'Zoo'])
    expect(await storage.shopsOfDomain('two.myshopify.com')).toEqual([shops[0]])
  })

  test('check 13: of many servers one holds a lease, and an earlier holder writes nothing', async () => {
    const { id } = await bound()
    const name = tokenLease(id)
    const take = (holder: string, at: number) => storage.takeLease(name, holder, at + minute, at)
    const leases = await Promise.all(['a', 'b', 'c'].map((holder) => take(holder, now)))
    const first = leases.find((lease) => lease !== undefined)
    expect(leases.filter((lease) => lease !== undefined)).toHaveLength(1)
    if (!first) throw new Error('Nobody holds the lease.')

    const later = await take('d', now + minute)
    const tokens = { access: 'new', expiresAt: null, refresh: null }
    expect(await storage.renewTokens(id, tokens, first)).toBe(false)
    expect(later && (await storage.renewTokens(id, tokens, later))).toBe(true)
    expect((await storage.shopById(id))?.tokens).toEqual(tokens)

    await storage.endLease(first)
    expect(await take('e', now + minute)).toBeUndefined()
    if (later) await storage.endLease(later)
    expect(await take('e', now + minute)).toMatchObject({ number: 3 })
  })

  test('forgotten keys do not come back by a late renewal', async () => {
    const { id } = await bound()
    const lease = await storage.takeLease(tokenLease(id), 'a', now + minute, now)
    await storage.forgetTokens(id, 'not-this-one')
    expect(await storage.shopsWithTokens()).toHaveLength(1)
    await storage.forgetTokens(id)
    expect(await storage.shopsWithTokens()).toEqual([])
    const tokens = { access: 'new', expiresAt: null, refresh: null }
    expect(lease && (await storage.renewTokens(id, tokens, lease))).toBe(false)
  })

  test('an uninstalled shop has no keys until it is connected again', async () => {
    const { id } = await bound()
    await storage.setUninstalled(id)
    expect(await storage.shopById(id)).toMatchObject({ isUninstalled: true, tokens: null })
    expect(await bound()).toMatchObject({ id, isUninstalled: false, tokens: shop.tokens })
  })

  test('facts of a shop change', async () => {
    const { id } = await bound()
    await storage.setScopes(id, ['write_products', 'write_files'])
    await storage.setOtherVersion(id, '2027-01')
    expect(await storage.shopById(id)).toMatchObject({
      scopes: ['write_files', 'write_products'],
      otherVersion: '2027-01',
    })
  })

  test('46: nothing remains of a removed shop', async () => {
    const { id } = await bound()
    await storage.addState(state)
    await storage.addPull({ id: 'pull', shop: id, query: 'tag:new', locale: 'de' }, now)
    await storage.takeLease(tokenLease(id), 'a', now + minute, now)
    await storage.removeShop(id)
    expect(await storage.listShops('ada')).toEqual([])
    expect(await storage.findPull('pull', id)).toBeUndefined()
    expect(await storage.findState(state.id, now)).toBeUndefined()
    expect(await storage.takeLease(tokenLease(id), 'b', now + minute, now)).toMatchObject({
      number: 1,
    })
  })

  test('a pull is read once, and its count never falls', async () => {
    const { id } = await bound()
    await storage.addPull({ id: 'pull', shop: id, query: '', locale: '' }, now)
    const take = () => storage.startPull('pull', now)
    const started = await Promise.all([take(), take()])
    expect(started.filter(Boolean)).toHaveLength(1)
    await storage.notePull('pull', 20, now + 1)
    await storage.notePull('pull', 10, now + 2)
    expect(await storage.findPull('pull', id)).toMatchObject({
      state: 'reading',
      objects: 20,
      seenAt: now + 2,
    })
    await storage.endPull('pull', 'failed', 'expired', now + 3)
    await storage.endPull('pull', 'done', null, now + 4)
    expect(await storage.findPull('pull', id)).toMatchObject({ state: 'failed', error: 'expired' })
    expect(await storage.findPull('pull', 'another')).toBeUndefined()
  })

  test('check 25: a webhook is noted once, unless it could not be handled', async () => {
    const note = () => storage.noteWebhook('webhook', now)
    const noted = await Promise.all([note(), note(), note()])
    expect(noted.filter(Boolean)).toHaveLength(1)
    await storage.forgetWebhook('webhook')
    expect(await note()).toBe(true)
  })

  test('what has expired is removed', async () => {
    const { id } = await bound()
    await storage.addState(state)
    await storage.addState({ ...state, id: 'later', expiresAt: now + 60 * minute })
    await storage.addPull({ id: 'old', shop: id, query: '', locale: '' }, now)
    await storage.addPull({ id: 'new', shop: id, query: '', locale: '' }, now + 2)
    await storage.noteWebhook('old', now)
    await storage.clean(now + 20 * minute, now + 1)
    expect(await storage.findState('later', now)).toBeDefined()
    expect(await storage.findState(state.id, now)).toBeUndefined()
    expect(await storage.findPull('old', id)).toBeUndefined()
    expect(await storage.findPull('new', id)).toBeDefined()
    expect(await storage.noteWebhook('old', now)).toBe(true)
  })

  test('a text cannot change a statement', async () => {
    const name = `'); DROP TABLE shops; -- $1 "`
    const { id } = await bound({ name })
    expect((await storage.findShop(id, 'ada'))?.name).toBe(name)
    expect(await storage.listShops(`' OR '1'='1`)).toEqual([])
  })
})

test('of two servers on one folder the second does not start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dropwatt-store-'))
  const first = openSqlite(folder)
  expect(() => openSqlite(folder)).toThrow('in use by another server')
  await first.close()
  await openSqlite(folder).close()
  rmSync(folder, { recursive: true })
})
