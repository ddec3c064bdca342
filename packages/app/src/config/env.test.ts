import { describe, expect, test } from 'vitest'
import { ConfigError, parseConfig } from './env.ts'

const url = 'https://abc.supabase.co'
const key = 'sb_publishable_0123456789'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function jwt(claims: object): string {
  return `${encode({ alg: 'HS256' })}.${encode(claims)}.c2lnbmF0dXJl`
}

const parse = (VITE_SUPABASE_URL?: string, VITE_SUPABASE_ANON_KEY?: string) =>
  parseConfig({ VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY })

describe('returns no project', () => {
  test.each([
    [undefined, undefined],
    ['', ''],
    ['  ', undefined],
  ])('for %j and %j', (...values) => {
    expect(parse(...values)).toBeUndefined()
  })
})

describe('accepts the URL', () => {
  test.each([
    [url, url],
    [`${url}/`, url],
    [` ${url} `, url],
    ['http://127.0.0.1:54321', 'http://127.0.0.1:54321'],
    ['http://localhost:54321/', 'http://localhost:54321'],
    ['http://[::1]:54321', 'http://[::1]:54321'],
    ['https://example.com/supabase/', 'https://example.com/supabase'],
  ])('%j', (value, expected) => {
    expect(parse(value, key)).toEqual({ url: expected, anonKey: key })
  })
})

describe('rejects the URL', () => {
  test.each([
    'abc.supabase.co',
    'http://abc.supabase.co',
    'ftp://abc.supabase.co',
    'https://user:pass@abc.supabase.co',
    'https://abc.supabase.co?x=1',
    'https://abc.supabase.co#x',
    'https://',
    'javascript:alert(1)',
    'http://localhost.evil.example',
  ])('%j', (value) => {
    expect(() => parse(value, key)).toThrow(/VITE_SUPABASE_URL/)
  })
})

describe('accepts the key', () => {
  test.each([key, jwt({ role: 'anon' }), 'not.a.jwt', 'a..b'])('%j', (value) => {
    expect(parse(url, value)?.anonKey).toBe(value)
  })
})

describe('rejects the key without repeating it', () => {
  test.each(['sb_secret_0123456789', jwt({ role: 'service_role' }), 'two words', 'ключ'])(
    '%j',
    (value) => {
      const attempt = () => parse(url, value)
      expect(attempt).toThrow(ConfigError)
      expect(attempt).toThrow(/VITE_SUPABASE_ANON_KEY/)
      expect(attempt).not.toThrow(value)
    },
  )
})

test.each([
  [url, undefined, 'VITE_SUPABASE_ANON_KEY is missing'],
  [undefined, key, 'VITE_SUPABASE_URL is missing'],
])('requires both or neither: %j and %j', (address, anonKey, message) => {
  expect(() => parse(address, anonKey)).toThrow(message)
})

test('every error message is one line', () => {
  for (const values of [
    [url, undefined],
    ['nonsense', key],
    [url, 'sb_secret_x'],
  ] as const) {
    expect(() => parse(...values)).toThrow(/^[^\n]+$/)
  }
})

describe('the account service', () => {
  const parseAccount = (VITE_ACCOUNT_URL: string) =>
    parseConfig({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key, VITE_ACCOUNT_URL })

  test.each([
    ['', undefined],
    ['/account/', '/account'],
    [`${url}/functions/v1/account`, `${url}/functions/v1/account`],
  ])('at %j is accepted', (value, expected) => {
    expect(parseAccount(value)?.accountUrl).toBe(expected)
  })

  test.each([
    'https://evil.example/account',
    `${url}.evil.example/account`,
    '//evil.example',
    '/\\evil.example',
    'account',
    'javascript:alert(1)',
    `${url}/account?x=1`,
  ])('at %j is refused', (value) => {
    expect(() => parseAccount(value)).toThrow(ConfigError)
  })
})
