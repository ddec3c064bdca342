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
    'http://app.localhost:5173/',
    'http://localhost:5173/?next=https://evil.test/@x#@evil.test',
    'http://localhost:5173/%5cevil.test',
    `http://localhost:5173/${'a'.repeat(2000)}`,
  ])('returns to %s', (wish) => {
    expect(resolve(wish)).toBe(wish)
  })

  it.each([
    'https://evil.test/',
    '//evil.test/',
    '/dashboard',
    'evil.test',
    '///evil.test/',
    '/\\evil.test',
    '\\\\evil.test',
    'http:\\\\evil.test',
    'http:/evil.test',
    'http:evil.test',
    'javascript:alert(1)',
    'javascript://localhost:5173/%0aalert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\tjavascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'DATA:text/html;base64,eA==',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:http://localhost:5173/x',
    'about:blank',
    'ws://localhost:5173/',
    'myapp://callback',
    'htt\tp://localhost:5173/',
    'http://local\nhost:5173/',
    'http://localhost:5173@evil.test/',
    'http://evil.test@localhost:5173/',
    'http://:@localhost:5173/',
    'http://localhost:5173:@evil.test/',
    'http://localhost:5173%40evil.test/',
    'http://localhost%2eevil.test/',
    'http://localhost%00.evil.test/',
    'http://localhost:99999/',
    'http://localhost:x/',
    'http://localhost.:5173/',
    'http://127.0.0.1.:5173/',
    'http://127.1:5173/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://[::2]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::1%25lo]/',
    'http://[::]/',
    'http://[2001:db8::1]/',
    'http://0.0.0.0/',
    'http://192.168.0.1/',
    'http://localhost.evil.test/',
    'https://localhost:5173/',
    'http://localhost.evil.test:5173/',
    'http://ⓛocalhost:5173/',
    'http://localhost。:5173/',
    'https://bücher.example/',
    'https://xn--bcher-kva.example/',
    'http://localhost:5173/\r\nset-cookie:x',
    'http://localhost:5173/%0d%0aset-cookie:x',
    'http://localhost:5173/%0D%0Aset-cookie:x',
    'http://localhost:5173/%00',
    'http://localhost:5173/\t/evil.test',
    'http://localhost:5173\\@evil.test/',
    'http://localhost:5173/\u0085x',
    'http://localhost:5173/\u2028x',
    `http://localhost:5173/${'a'.repeat(4096)}`,
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
    ['https://app.example.com', 'https://app.example.com', true],
    ['https://app.example.com', 'https://app.example.com/', true],
    ['https://app.example.com/x', 'https://app.example.com', false],
    ['HTTPS://App.Example.com/', 'https://app.example.com/', true],
    ['https://example.com/a/../b', 'https://example.com/a/**', false],
    ['https://example.com/a/%2e%2e/b', 'https://example.com/a/**', false],
    ['https://evil.test/x.example.com/', 'https://**.example.com/', false],
    ['https://evil.test?.example.com/', 'https://**.example.com/', false],
    ['https://evil.test#.example.com/', 'https://**.example.com/', false],
    ['https://x--org.netlify.app/a/b', 'https://**--org.netlify.app/**', true],
    ['https://example.com:8443/', 'https://example.com/', false],
    ['https://example.com:8443/', 'https://example.com:8443/', true],
    ['https://example.com./', 'https://**/', false],
    ['https://-example.com/', '**', false],
    ['https://user@example.com/', '**', false],
    ['https://bücher.example/', '**', false],
    ['https://xn--bcher-kva.example/', 'https://xn--bcher-kva.example/', true],
    ['myapp://callback', 'myapp://callback', true],
    ['myapp://callback?x=1', 'myapp://callback', false],
    ['myapp://a/b?x=1', 'myapp://**', true],
    ['com.example.app:/oauth', 'com.example.app:/oauth', true],
    ['otherapp://callback', 'myapp://**', false],
    ['myapp://user@callback', 'myapp://**', false],
    ['exp://192.168.1.2:8081/', 'exp://**', false],
    ['myapp://2130706433/', 'myapp://**', false],
    ['http://[::2]/', '**', false],
    ['http://[2001:db8::1]/', 'http://[2001:db8::1]/', false],
    ['https://localhost:5173/', 'https://localhost:*/', true],
    ['data:text/html,x', '**', false],
    ['java\tscript://x/', '**', false],
    ['JavaScript://x/', '**', false],
    ['http://3232235521/', '**', false],
    ['http://192.168.0.1/', '**', false],
    ['javascript://x/', '**', false],
  ])('answers for %s against %s: %s', (wish, pattern, allowed) => {
    expect(resolve(wish, [pattern])).toBe(allowed ? new URL(wish).href : siteUrl)
  })

  it('uses the first allowed URL', () => {
    const wishes = [null, undefined, 'https://evil.test/', `${siteUrl}/a`, `${siteUrl}/b`]
    expect(resolveRedirect(wishes, { siteUrl, redirectUrls: [] })).toBe(`${siteUrl}/a`)
  })

  it('compares port and name if the site is not on this machine', () => {
    const rules = { siteUrl: 'https://shop.example', redirectUrls: [] }
    expect(resolveRedirect(['https://shop.example/a'], rules)).toBe('https://shop.example/a')
    expect(resolveRedirect(['https://shop.example:444/a'], rules)).toBe('https://shop.example')
    expect(resolveRedirect(['http://localhost/a'], rules)).toBe('https://shop.example')
  })
})
