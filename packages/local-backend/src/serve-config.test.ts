import { describe, expect, it } from 'vitest'
import { parseServeConfig } from './serve-config.ts'

const least = { port: 0, dataDir: '.data' }

describe('a configuration from JSON', () => {
  it('is returned unchanged', () => {
    const config = {
      ...least,
      siteUrl: 'http://localhost:3000',
      redirectUrls: ['http://localhost:3000/**'],
      anonymousUsers: true,
      otpExpirySeconds: 60,
      signingKey: { kty: 'oct', k: 'secret', kid: 'mine' },
      google: { clientId: 'a', clientSecret: 'b' },
    }
    expect(parseServeConfig(config)).toEqual(config)
  })

  it.each<[unknown, string]>([
    [{ dataDir: '.data' }, 'has to have a number as "port".'],
    [{ port: 1 }, 'has to have a string as "dataDir".'],
    [{ ...least, port: Number('x') }, 'has to have a number as "port".'],
    [{ ...least, autoconfirm: 'yes' }, 'has to have a boolean as "autoconfirm".'],
    [{ ...least, corsOrigins: '*' }, 'has to have an array as "corsOrigins".'],
    [{ ...least, corsOrigins: [1] }, 'has to have a string as "corsOrigins.0".'],
    [{ ...least, siteurl: 'x' }, 'has "siteurl", which there is not. The README lists all names.'],
    [
      { ...least, google: { clientId: 'a', clientSecret: 'b', secret: 'c' } },
      'has "google.secret", which there is not. The README lists all names.',
    ],
    [{ ...least, signingKey: 'x' }, 'has to have an object as "signingKey".'],
    [[], 'has to be an object.'],
    [null, 'has to be an object.'],
  ])('is refused in one line: %j', (value, line) => {
    expect(() => parseServeConfig(value)).toThrow(
      new TypeError(`[@dropwatt/local-backend] The configuration ${line}`),
    )
  })
})
