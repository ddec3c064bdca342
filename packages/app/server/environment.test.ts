import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readServerOptions } from './environment.ts'

test('has a default for everything', () => {
  expect(readServerOptions({})).toEqual({
    port: 4173,
    dataDir: join(import.meta.dirname, '../../../.data'),
    requestsPages: true,
    rateLimits: true,
    developmentPages: true,
    ratesUrl: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
    storeLog: false,
  })
})

test('reads all variables', () => {
  const env = {
    PORT: '8080',
    DATA_DIR: '/tmp/accounts',
    DROPWATT_RATE_LIMITS: 'off',
    RATES_URL: 'http://localhost:8081/rates.xml',
    PAGE_REQUESTS: 'off',
    SUPABASE_JWT_SECRET: 'a secret of more than 32 characters',
    TRUSTED_PROXIES: '2',
  }
  expect(readServerOptions(env)).toEqual({
    port: 8080,
    dataDir: '/tmp/accounts',
    rateLimits: false,
    developmentPages: true,
    requestsPages: false,
    jwtSecret: 'a secret of more than 32 characters',
    proxies: 2,
    ratesUrl: 'http://localhost:8081/rates.xml',
    storeLog: false,
  })
})

test('offers no rates if they are turned off', () => {
  expect(readServerOptions({ RATES_URL: 'off' }).ratesUrl).toBeUndefined()
})

test.each(['none', 'file:///etc/passwd', '/rates.xml'])('rejects %j for rates', (RATES_URL) => {
  expect(() => readServerOptions({ RATES_URL })).toThrow('RATES_URL')
})

test('serves no development pages in production', () => {
  expect(readServerOptions({ NODE_ENV: 'production' }).developmentPages).toBe(false)
})

test('treats blank values as unset', () => {
  expect(readServerOptions({ PORT: ' ', DATA_DIR: '', DROPWATT_RATE_LIMITS: '' })).toEqual(
    readServerOptions({}),
  )
})

test.each(['all', '-1', '10'])('rejects %j proxies', (TRUSTED_PROXIES) => {
  expect(() => readServerOptions({ TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES')
})

test('rejects a short secret without repeating it', () => {
  const error = /^(?!.*short-secret).*SUPABASE_JWT_SECRET is shorter/u
  expect(() => readServerOptions({ SUPABASE_JWT_SECRET: 'short-secret' })).toThrow(error)
})

describe('rejects the port', () => {
  test.each(['0', '65536', '-1', '80.5', '1e3', '0x50', 'http', '4173 4174'])('%j', (PORT) => {
    expect(() => readServerOptions({ PORT })).toThrow('PORT')
  })
})

test.each([6000, 6666, 5060, 10080])('rejects port %j, which browsers block', async (port) => {
  expect(() => readServerOptions({ PORT: String(port) })).toThrow('browsers open no page')
  const reason = await fetch(`http://localhost:${port}`).catch(({ cause }: Error) => String(cause))
  expect(reason).toContain('bad port')
})

describe('Google', () => {
  const [GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET] = ['id.apps.googleusercontent.com', 'GOCSPX-1']

  test('is used if both parts of a client are set', () => {
    expect(readServerOptions({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }).google).toEqual({
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
    })
  })

  test.each([
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET, GOOGLE_CLIENT_ID: ' ' }],
  ])('is refused without %s', (name, env) => {
    expect(() => readServerOptions(env)).toThrow(`${name} is missing`)
    expect(() => readServerOptions(env)).not.toThrow(/GOCSPX|googleusercontent/)
  })
})

test('rejects a switch that is neither on nor off', () => {
  expect(() => readServerOptions({ DROPWATT_RATE_LIMITS: 'no' })).toThrow('DROPWATT_RATE_LIMITS')
})

test('rejects a value of PAGE_REQUESTS that is neither on nor off', () => {
  expect(() => readServerOptions({ PAGE_REQUESTS: 'no' })).toThrow('PAGE_REQUESTS is "no"')
})
