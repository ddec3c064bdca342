import { expect, test } from 'vitest'
import { readStoreOptions } from './configuration.ts'

const key = 'a'.repeat(43) + '='
const client = { SHOPIFY_CLIENT_ID: 'id-1', SHOPIFY_CLIENT_SECRET: 'shpss_secret-1' }
const shop = { SHOPIFY_SHOP: 'owner.myshopify.com' }
const own = { SHOPIFY_DISTRIBUTION: 'own', ...shop }
const custom = { SHOPIFY_DISTRIBUTION: 'custom', ...client }
const listing = { SHOPIFY_LISTING_URL: 'https://apps.shopify.com/dropwatt' }
const published = { SHOPIFY_DISTRIBUTION: 'public', ...client, ...listing }
const practice = { PRACTICE_STORE: 'on' }
const read = { id: 'id-1', secret: 'shpss_secret-1' }

test('there is no live store by default', () => {
  expect(readStoreOptions({})).toBeUndefined()
  expect(readStoreOptions({ PRACTICE_STORE: 'off', SHOPIFY_SHOP: ' ' })).toBeUndefined()
})

test.each([
  ['own', { ...own, ...client }, { mode: 'own', shop: 'owner.myshopify.com', client: read }],
  [
    'own with the token of an older app',
    { ...own, SHOPIFY_ADMIN_TOKEN: 'shpat_1' },
    { mode: 'own', shop: 'owner.myshopify.com', adminToken: 'shpat_1' },
  ],
  ['custom', custom, { mode: 'custom', client: read }],
  [
    'public',
    published,
    { mode: 'public', client: read, listingUrl: 'https://apps.shopify.com/dropwatt' },
  ],
  ['practice', practice, { mode: 'practice' }],
])('%s is read', (_, env, connection) => {
  expect(readStoreOptions(env)).toEqual({ connection })
})

test('limits of an account are read', () => {
  const env = { ...practice, STORE_OPEN_JOBS: '5', STORE_VALUES_PER_DAY: '100' }
  expect(readStoreOptions(env)?.limits).toEqual({ openJobs: 5, valuesPerDay: 100 })
  for (const text of ['0', '-1', '1.5', 'many', '1e3']) {
    expect(() => readStoreOptions({ ...practice, STORE_MEGABYTES: text })).toThrow(
      'STORE_MEGABYTES',
    )
  }
  expect(() => readStoreOptions({ STORE_OPEN_JOBS: '5' })).toThrow('no store is configured')
})

test('keys and database are read', () => {
  const env = {
    ...custom,
    STORE_SECRET_KEY: `${'0f'.repeat(32)}, ${key}`,
    STORE_DATABASE_URL: 'postgres://dropwatt@db/dropwatt',
  }
  const { secretKeys, databaseUrl } = readStoreOptions(env) ?? {}
  expect(secretKeys?.map((bytes) => Buffer.from(bytes).toString('hex').slice(0, 4))).toEqual([
    '0f0f',
    '69a6',
  ])
  expect(databaseUrl).toBe('postgres://dropwatt@db/dropwatt')
})

test.each([
  ['check 35: a practice store in production', { ...practice, NODE_ENV: 'production' }, 'PRACTICE'],
  ['check 35: a practice store beside an app', { ...practice, ...client }, 'SHOPIFY_CLIENT_ID'],
  ['check 35: a practice store beside a store', { ...practice, ...shop }, 'SHOPIFY_SHOP'],
  ['a practice store that is half on', { PRACTICE_STORE: 'yes' }, 'PRACTICE_STORE'],
  ['an app without its distribution', client, 'SHOPIFY_DISTRIBUTION'],
  ['an unknown distribution', { ...client, SHOPIFY_DISTRIBUTION: 'mine' }, 'SHOPIFY_DISTRIBUTION'],
  ['own without a store', { SHOPIFY_DISTRIBUTION: 'own', ...client }, 'SHOPIFY_SHOP'],
  ['own with a foreign domain', { ...own, ...client, SHOPIFY_SHOP: 'a.test' }, 'SHOPIFY_SHOP'],
  ['own without an app', own, 'SHOPIFY_CLIENT_ID'],
  ['own with both keys', { ...own, ...client, SHOPIFY_ADMIN_TOKEN: 'shpat_1' }, 'CLIENT_ID'],
  ['own with a listing', { ...own, ...client, ...listing }, 'SHOPIFY_LISTING_URL'],
  ['custom without a secret', { ...custom, SHOPIFY_CLIENT_SECRET: '' }, 'SHOPIFY_CLIENT_SECRET'],
  ['custom with a broken secret', { ...custom, SHOPIFY_CLIENT_SECRET: 'a b' }, 'CLIENT_SECRET'],
  ['custom with a store', { ...custom, ...shop }, 'SHOPIFY_SHOP'],
  ['custom with a token', { ...custom, SHOPIFY_ADMIN_TOKEN: 'shpat_1' }, 'SHOPIFY_ADMIN_TOKEN'],
  ['custom with a listing', { ...custom, ...listing }, 'SHOPIFY_LISTING_URL'],
  ['public without a listing', { ...custom, SHOPIFY_DISTRIBUTION: 'public' }, 'LISTING_URL'],
  [
    'public with a listing over http',
    { ...published, SHOPIFY_LISTING_URL: 'http://apps.test' },
    'LISTING_URL',
  ],
  ['a key without a store', { STORE_SECRET_KEY: key }, 'STORE_SECRET_KEY'],
  ['a short key', { ...practice, STORE_SECRET_KEY: 'c2VjcmV0' }, 'STORE_SECRET_KEY'],
  ['three keys', { ...practice, STORE_SECRET_KEY: `${key},${key},${key}` }, 'STORE_SECRET_KEY'],
  [
    'a database of another kind',
    { ...practice, STORE_SECRET_KEY: key, STORE_DATABASE_URL: 'mysql://db' },
    'STORE_DATABASE_URL',
  ],
  [
    'a shared database without a shared key',
    { ...practice, STORE_DATABASE_URL: 'postgres://db/x' },
    'STORE_SECRET_KEY',
  ],
])('%s is refused', (_, env, name) => {
  expect(() => readStoreOptions(env)).toThrow(name)
})

test.each([
  { ...own, SHOPIFY_ADMIN_TOKEN: 'canary token' },
  { ...custom, SHOPIFY_CLIENT_SECRET: 'canary secret' },
  { ...practice, STORE_SECRET_KEY: 'canary' },
  { ...practice, STORE_SECRET_KEY: key, STORE_DATABASE_URL: 'mysql://user:canary@db' },
])('no message repeats a secret (%#)', (env) => {
  expect(() => readStoreOptions(env)).toThrow(/^(?!.*canary)/u)
})
