import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  inlineHashes,
  securityHeaderFields,
  securityHeaders,
} from './securityHeaders.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const documents = [
  '<script data-it="/it">one()</script><style>a{color:red}</style>',
  '<script>one()</script><style>b{color:red}</style><script>two()</script>',
]

describe('the policy', () => {
  const policy = contentSecurityPolicy(documents)

  test('quality 3: allows the inline scripts of all documents by hash', () => {
    expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`)
  })

  test('quality 1, 3: allows the inline styles of all documents', () => {
    expect(policy).toContain(
      `style-src 'self' ${['', 'a{color:red}', 'b{color:red}'].map(hashOf).join(' ')};`,
    )
  })

  test('quality 1: allows nothing unsafe and no other origin', () => {
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  })

  test('quality 1: has each directive once', () => {
    const directives = policy.split('; ').map((directive) => directive.split(' ')[0])
    expect(directives).toEqual([...new Set(directives)])
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types dropwatt")
    for (const own of ['worker-src', 'manifest-src', 'font-src', 'form-action', 'connect-src']) {
      expect(policy).toContain(`${own} 'self'`)
    }
    for (const none of ['default-src', 'base-uri', 'frame-ancestors']) {
      expect(policy).toContain(`${none} 'none'`)
    }
  })

  test('quality 1: contains the origin of the project only', () => {
    const hosted = contentSecurityPolicy(documents, 'https://abc.supabase.co/path')
    expect(hosted).toContain("connect-src 'self' https://abc.supabase.co;")
  })
})

describe('hashed content', () => {
  test.each([
    '<script type="module" src="/a.js"></script>',
    '<script src=/a.js></script>',
    '<script type="application/ld+json">{"@type":"WebSite"}</script>',
    "<script type='text/plain'>a</script>",
    '<!-- <script>a</script> -->',
    '<p title="<script>a</script>">',
  ])('quality 3: not %s', (text) => {
    expect(inlineHashes([text]).scripts).toEqual([])
  })

  test.each([
    ['<script>a</script>', 'a'],
    ['<SCRIPT type=module>a\n</SCRIPT>', 'a\n'],
    ['<script type="importmap" data-src="x">{}</script>', '{}'],
    ['<script data-a="1 > 0 src=">a</script>', 'a'],
    ['<template><script>a</script></template>', 'a'],
  ])('quality 3: %s', (text, inner) => {
    expect(inlineHashes([text]).scripts).toEqual([hashOf(inner)])
  })

  test('quality 3: a style sheet in the document', () => {
    expect(inlineHashes(['<style>\n</style><styled>x</styled>']).styles).toEqual([hashOf('\n')])
  })
})

describe('the headers', () => {
  const app = new Hono().use(securityHeaders("default-src 'none'")).get('/', ({ text }) => text(''))

  test('quality 4: are the required ones', () => {
    expect(securityHeaderFields("default-src 'none'")).toEqual({
      'Content-Security-Policy': "default-src 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-site',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'X-XSS-Protection': '0',
    })
  })

  test('quality 4: include HSTS over https only', async () => {
    const header = 'strict-transport-security'
    expect((await app.request('https://localhost/')).headers.get(header)).toContain('63072000')
    expect((await app.request('http://localhost/')).headers.has(header)).toBe(false)
    for (const proto of ['https', 'http']) {
      const headers = { 'X-Forwarded-Proto': proto }
      const answer = await app.request('http://localhost/', { headers })
      expect(answer.headers.has(header)).toBe(proto === 'https')
    }
  })
})
