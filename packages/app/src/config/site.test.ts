import { describe, expect, test } from 'vitest'
import { ConfigError } from './env.ts'
import { readSiteUrl } from './site.ts'

describe('the URL of the site', () => {
  test.each([
    ['SITE_URL', { SITE_URL: ' https://dropwatt.com/ ' }, 'https://dropwatt.com'],
    ['Netlify', { NETLIFY: 'true', URL: 'https://shop.netlify.app' }, 'https://shop.netlify.app'],
    ['Vercel', { VERCEL_PROJECT_PRODUCTION_URL: 'shop.example.com' }, 'https://shop.example.com'],
    [
      'SITE_URL, even on a known host',
      { SITE_URL: 'https://dropwatt.com', NETLIFY: 'true', URL: 'https://shop.netlify.app' },
      'https://dropwatt.com',
    ],
    ['nothing: URL without a known host', { URL: 'https://example.com' }, undefined],
    ['nothing: a blank SITE_URL', { SITE_URL: ' ' }, undefined],
  ])('comes from %s', (_source, env, expected) => {
    expect(readSiteUrl(env)).toBe(expected)
  })

  test.each(['dropwatt.com', 'https://dropwatt.com/app', 'ftp://dropwatt.com', 'https://a.b?c'])(
    '%s is rejected, with the name of the variable',
    (value) => {
      expect(() => readSiteUrl({ SITE_URL: value })).toThrow(ConfigError)
      expect(() => readSiteUrl({ SITE_URL: value })).toThrow(/ SITE_URL is not/)
    },
  )
})
