import { describe, expect, it } from 'vitest'
import type { LocalBackendConfig } from './config.ts'
import { resolveSettings } from './config.ts'

const resolve = (config: Partial<LocalBackendConfig>) =>
  resolveSettings({ siteUrl: 'http://localhost', dataDir: '', ...config })

describe('resolveSettings', () => {
  it('calls the site function each time', () => {
    let port = 1
    const { siteUrl } = resolve({ siteUrl: () => `http://localhost:${port}/` })
    expect(siteUrl()).toBe('http://localhost:1')
    port = 2
    expect(siteUrl()).toBe('http://localhost:2')
  })

  it('uses the site as its own URL by default', () => {
    expect(resolve({}).url()).toBe('http://localhost')
    expect(resolve({ url: 'http://127.0.0.1:54321/' }).url()).toBe('http://127.0.0.1:54321')
  })

  it.each(['localhost:5173', 'nowhere', '', 'ftp://localhost'])(
    'rejects "%s" as a site',
    (siteUrl) => {
      expect(() => resolve({ siteUrl })).toThrow(
        new TypeError(
          `[@dropwatt/local-backend] siteUrl is "${siteUrl}". Use a URL such as http://localhost:5173.`,
        ),
      )
    },
  )

  it.each([
    ['minPasswordLength', 5, '6 to 72'],
    ['minPasswordLength', 73, '6 to 72'],
    ['minPasswordLength', Number.NaN, '6 to 72'],
    ['minPasswordLength', 8.5, '6 to 72'],
    ['reuseIntervalSeconds', -1, '0 to 3600'],
    ['jwtExpirySeconds', 0, '1 to 604800'],
    ['jwtExpirySeconds', 604_801, '1 to 604800'],
    ['sessionInactivitySeconds', 0, '1 to 315360000'],
    ['mailFrequencySeconds', -1, '0 to 86400'],
    ['otpExpirySeconds', 0, '1 to 86400'],
    ['otpExpirySeconds', Number.POSITIVE_INFINITY, '1 to 86400'],
  ])('rejects %s of %s', (name, value, range) => {
    expect(() => resolve({ [name]: value })).toThrow(
      new RangeError(
        `[@dropwatt/local-backend] ${name} is ${value}. Use an integer from ${range}.`,
      ),
    )
  })

  it.each([
    { minPasswordLength: 6 },
    { reuseIntervalSeconds: 0 },
    { jwtExpirySeconds: 1 },
    { mailFrequencySeconds: 0 },
    { otpExpirySeconds: 86_400 },
    { corsOrigins: ['http://localhost:3000', 'https://app.example.com'] },
  ])('takes %o', (config) => {
    expect(resolve(config)).toMatchObject(config)
  })

  it.each(['*', 'localhost:3000', 'http://localhost:3000/', 'https://*.example.com/a', 'null'])(
    'rejects "%s" as a CORS origin',
    (origin) => {
      expect(() => resolve({ corsOrigins: [origin] })).toThrow(RangeError)
    },
  )
})
