import { describe, expect, it } from 'vitest'
import { resolveRedirect } from './redirects.ts'

const siteUrl = 'http://localhost:5173'
const resolve = (wish: string, redirectUrls: string[] = []) =>
  resolveRedirect([wish], { siteUrl, redirectUrls })

describe('resolveRedirect', () => {
  it.each([
    'http://localhost:5173/dashboard',
    'http://localhost:5173/dashboard?tab=1#top',
    'http://localhost:9999/other-port',
    'http://127.0.0.1:4173/dashboard',
    'http://[::1]:4173/dashboard',
  ])('returns to %s', (wish) => {
    expect(resolve(wish)).toBe(wish)
  })

  it.each([
    'https://evil.test/',
    '//evil.test/',
    '/dashboard',
    '\\\\evil.test',
    'http:\\\\evil.test',
    'http:/evil.test',
    'http:evil.test',
    'javascript:alert(1)',
    'javascript://localhost:5173/%0aalert(1)',
    'data:text/html,x',
    'http://localhost:5173@evil.test/',
    'http://evil.test@localhost:5173/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://[::2]/',
    'http://[::ffff:127.0.0.1]/',
    'http://192.168.0.1/',
    'http://localhost.evil.test/',
    'https://localhost:5173/',
    'http://ⓛocalhost:5173/',
    'http://localhost:5173/\r\nset-cookie:x',
    'http://localhost:5173/%0d%0aset-cookie:x',
    'http://localhost:5173/a b',
    'http://localhost:5173/\u0000',
    'not an address',
    '',
  ])('falls back to the site for "%s"', (wish) => {
    expect(resolve(wish)).toBe(siteUrl)
  })

  it.each([
    ['https://app.example.com/back', 'https://app.example.com/back', true],
    ['https://app.example.com/back#x', 'https://app.example.com/back', true],
    ['https://app.example.com/other', 'https://app.example.com/back', false],
    ['https://a.example.com/', 'https://*.example.com/', true],
    ['https://a.b.example.com/', 'https://*.example.com/', false],
    ['https://a.b.example.com/', 'https://**.example.com/', true],
    ['https://example.com/a/b', 'https://example.com/**', true],
    ['https://example.com/a/b', 'https://example.com/*', false],
    ['https://example.com/ab', 'https://example.com/a?', true],
    ['https://exampleXcom/', 'https://example.com/', false],
    ['myapp://callback', 'myapp://callback', true],
    ['http://3232235521/', '**', false],
    ['http://192.168.0.1/', '**', false],
    ['javascript://x/', '**', false],
  ])('answers for %s against %s: %s', (wish, pattern, allowed) => {
    expect(resolve(wish, [pattern])).toBe(allowed ? wish : siteUrl)
  })

  it('takes the first wish that is allowed', () => {
    const wishes = [null, undefined, 'https://evil.test/', `${siteUrl}/a`, `${siteUrl}/b`]
    expect(resolveRedirect(wishes, { siteUrl, redirectUrls: [] })).toBe(`${siteUrl}/a`)
  })

  it('minds the port and the name when the site is not on this machine', () => {
    const rules = { siteUrl: 'https://shop.example', redirectUrls: [] }
    expect(resolveRedirect(['https://shop.example/a'], rules)).toBe('https://shop.example/a')
    expect(resolveRedirect(['https://shop.example:444/a'], rules)).toBe('https://shop.example')
    expect(resolveRedirect(['http://localhost/a'], rules)).toBe('https://shop.example')
  })
})
