import { describe, expect, test } from 'vitest'
import { ConfigError } from './env.ts'
import { readSiteUrl, writeSite } from './site.ts'

describe('the address of the site', () => {
  test.each([
    ['what is set', { SITE_URL: ' https://dropwatt.com/ ' }, 'https://dropwatt.com'],
    ['Netlify', { NETLIFY: 'true', URL: 'https://shop.netlify.app' }, 'https://shop.netlify.app'],
    ['Vercel', { VERCEL_PROJECT_PRODUCTION_URL: 'shop.example.com' }, 'https://shop.example.com'],
    [
      'what is set, whatever the host says',
      { SITE_URL: 'https://dropwatt.com', NETLIFY: 'true', URL: 'https://shop.netlify.app' },
      'https://dropwatt.com',
    ],
    ['nobody: a URL of no known host', { URL: 'https://example.com' }, undefined],
    ['nobody', { SITE_URL: ' ' }, undefined],
  ])('comes from %s', (_who, env, address) => {
    expect(readSiteUrl(env)).toBe(address)
  })

  test.each(['dropwatt.com', 'https://dropwatt.com/app', 'ftp://dropwatt.com', 'https://a.b?c'])(
    '%s is refused, by the name of the variable',
    (value) => {
      expect(() => readSiteUrl({ SITE_URL: value })).toThrow(ConfigError)
      expect(() => readSiteUrl({ SITE_URL: value })).toThrow(/ SITE_URL is not/)
    },
  )
})

test('completes what is read elsewhere, and nothing else', () => {
  const html = '<meta property="og:image" content="/og-en.png"><a href="/login">Log in</a>'
  expect(writeSite(html, 'https://dropwatt.com')).toBe(
    '<meta property="og:image" content="https://dropwatt.com/og-en.png"><a href="/login">Log in</a>',
  )
})
