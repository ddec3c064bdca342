import { describe, expect, test } from 'vitest'
import { knownPages } from '../build/serviceWorker.ts'
import { protectedPaths, publicPaths } from '../src/routes/pathLists.ts'
import { chooseStrategy, documentAddress, isCacheable, fallbackDocuments } from './rules.ts'

const origin = 'https://dropwatt.example'

/** Creates a request, by default a navigation. */
function choose(address: string, asked: { method?: string; mode?: RequestMode } = {}) {
  const { href } = new URL(address, origin)
  return chooseStrategy({ method: 'GET', mode: 'navigate', ...asked, url: href }, origin)
}

describe('handled requests', () => {
  test.each([...publicPaths, ...protectedPaths, '/it', '/it/terms', '/nowhere', '/?code=1'])(
    'the page %s is network first',
    (address) => expect(choose(address)).toBe('document'),
  )

  test.each(['/assets/index-D97P5B4S.js', '/assets/geist.woff2'])(
    '%s comes from what is kept',
    (address) => expect(choose(address, { mode: 'cors' })).toBe('asset'),
  )
})

describe('ignored requests', () => {
  test.each([
    '/auth/v1/outbox',
    '/auth/v1/authorize?provider=google',
    '/auth/v1/callback?code=1',
    'https://abc.supabase.co/auth/v1/authorize',
    'https://dropwatt.example.evil.com/dashboard',
    'http://dropwatt.example/assets/index.js',
  ])('the page %s', (address) => expect(choose(address)).toBeUndefined())

  test.each(['/auth/v1/user', '/favicon.svg', '/manifest.webmanifest', '/og-en.png', '/sw.js'])(
    'a fetch of %s',
    (address) => expect(choose(address, { mode: 'cors' })).toBeUndefined(),
  )

  test.each(['POST', 'PUT', 'DELETE', 'HEAD'])('the method %s', (method) => {
    expect(choose('/dashboard', { method })).toBeUndefined()
    expect(choose('/assets/index.js', { method })).toBeUndefined()
  })
})

describe('cached documents', () => {
  test.each(['/', '/terms', '/it/blog'])('%s, under its URL', (address) => {
    expect(documentAddress(`${origin}${address}#part`, knownPages)).toBe(address)
  })

  test.each([
    '/?code=secret',
    '/update-password?code=secret',
    '/dashboard',
    '/Dashboard/auto-tag',
    '/payment-success',
    '/auth/v1/outbox',
  ])('nothing of %s', (address) => {
    expect(documentAddress(`${origin}${address}`, knownPages)).toBeUndefined()
  })
})

describe('offline fallbacks', () => {
  test.each(protectedPaths)('the shell of the dashboard for %s', (address) => {
    expect(fallbackDocuments(`${origin}${address}`, knownPages)).toEqual(['/dashboard'])
  })

  test.each([
    ['/terms', ['/terms', '/offline']],
    ['/it/terms', ['/it/terms', '/it/offline']],
    ['/it', ['/it', '/it/offline']],
    ['/italy', ['/italy', '/offline']],
    ['/?code=1', ['/', '/offline']],
    ['/dashboards', ['/dashboards', '/offline']],
  ])('for %s one of %j', (address, addresses) => {
    expect(fallbackDocuments(`${origin}${address}`, knownPages)).toEqual(addresses)
  })
})

const answer = (type: string, status = 200) =>
  new Response('', { status, headers: { 'Content-Type': type } })

describe('cacheable responses', () => {
  const page = 'text/html; charset=UTF-8'

  test('include HTML documents and script assets', () => {
    expect(isCacheable(answer(page), 'document')).toBe(true)
    expect(isCacheable(answer('text/javascript'), 'asset')).toBe(true)
  })

  test('exclude a response of the wrong type', () => {
    expect(isCacheable(answer(page), 'asset')).toBe(false)
    expect(isCacheable(answer('image/svg+xml'), 'document')).toBe(false)
  })

  test.each([206, 404, 500])('exclude status %d', (status) => {
    expect(isCacheable(answer(page, status), 'document')).toBe(false)
    expect(isCacheable(answer('text/javascript', status), 'asset')).toBe(false)
  })
})
