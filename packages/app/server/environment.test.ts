import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readServerOptions } from './environment.ts'

test('has a default for everything', () => {
  expect(readServerOptions({})).toEqual({
    port: 4173,
    dataDir: join(import.meta.dirname, '../../../.data'),
    rateLimits: true,
    developmentPages: true,
  })
})

test('takes what is set', () => {
  const env = { PORT: '8080', DATA_DIR: '/tmp/accounts', DROPWATT_RATE_LIMITS: 'off' }
  expect(readServerOptions(env)).toEqual({
    port: 8080,
    dataDir: '/tmp/accounts',
    rateLimits: false,
    developmentPages: true,
  })
})

test('serves no page for development in production', () => {
  expect(readServerOptions({ NODE_ENV: 'production' }).developmentPages).toBe(false)
})

test('takes blank values as not set', () => {
  expect(readServerOptions({ PORT: ' ', DATA_DIR: '', DROPWATT_RATE_LIMITS: '' })).toEqual(
    readServerOptions({}),
  )
})

describe('refuses a port', () => {
  test.each(['0', '65536', '-1', '80.5', '1e3', '0x50', 'http', '4173 4174'])('%j', (PORT) => {
    expect(() => readServerOptions({ PORT })).toThrow('PORT')
  })
})

test('refuses a switch that is neither on nor off', () => {
  expect(() => readServerOptions({ DROPWATT_RATE_LIMITS: 'no' })).toThrow('DROPWATT_RATE_LIMITS')
})
