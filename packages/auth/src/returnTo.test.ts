import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readReturnTo, rememberReturnTo, safeReturnTo, takeReturnTo } from './returnTo.js'
import { createMemoryStorage } from './test/memoryStorage.js'

const FALLBACK = '/dashboard'

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('a path on this site is kept', () => {
  it.each([
    '/',
    '/dashboard/auto-tag',
    '/dashboard?tab=jobs&from=%2Fpricing#top',
    '/search?q=https://evil.com//x',
    '/users/@ada',
    '/a%20b/caff%C3%A8',
    '/constructor',
    `/${'x'.repeat(2047)}`,
  ])('%s', (path) => {
    expect(safeReturnTo(path, FALLBACK)).toBe(path)
  })

  it('as the URL standard writes it', () => {
    expect(safeReturnTo('/caffè/../a b?q=ü', FALLBACK)).toBe('/a%20b?q=%C3%BC')
  })
})

describe('check 25: anything else is replaced', () => {
  it.each([
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '\\/evil.com',
    '/a\\b',
    'https:evil.com',
    'https://evil.com',
    'HTTPS://evil.com/dashboard',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://evil.com/1',
    'mailto:a@b.c',
    'dashboard',
    './dashboard',
    '?next=/dashboard',
    '#top',
    '',
    ' /dashboard',
    ' //evil.com',
    '\t//evil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    '/dashboard\r\nSet-Cookie: a=b',
    '/dash\u0000board',
    '/dash\u0085board',
    '%2f%2fevil.com',
    '/%2f%2fevil.com',
    '/%2Fevil.com',
    '/%5cevil.com',
    '/%5C%5Cevil.com',
    '/%09/evil.com',
    '/%0d%0aevil',
    '/dashboard?next=%0d%0aevil',
    '/%252fevil.com',
    '/.//evil.com',
    '/..//evil.com',
    '/a/..//evil.com',
    '/%2e%2e//evil.com',
    '/a//b',
    `/${'x'.repeat(2048)}`,
    `/${'x'.repeat(4096)}`,
    null,
    undefined,
    5,
    {},
    ['/dashboard'],
    { toString: () => '/dashboard' },
  ])('%j', (value) => {
    expect(safeReturnTo(value, FALLBACK)).toBe(FALLBACK)
  })
})

describe('a remembered path', () => {
  let values: Map<string, string>

  beforeEach(() => {
    const memory = createMemoryStorage()
    values = memory.values
    vi.stubGlobal('sessionStorage', memory.storage)
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is returned once', () => {
    rememberReturnTo('/dashboard/auto-tag?a=b#c')
    expect(readReturnTo(FALLBACK)).toBe('/dashboard/auto-tag?a=b#c')
    expect(takeReturnTo(FALLBACK)).toBe('/dashboard/auto-tag?a=b#c')
    expect(takeReturnTo(FALLBACK)).toBe(FALLBACK)
    expect(readReturnTo(FALLBACK)).toBe(FALLBACK)
    expect(values.size).toBe(0)
  })

  it('is the last one', () => {
    rememberReturnTo('/a')
    rememberReturnTo('/b')
    expect(takeReturnTo(FALLBACK)).toBe('/b')
  })

  it('is none if the last one is not on this site', () => {
    rememberReturnTo('/a')
    rememberReturnTo('//evil.com')
    expect(values.size).toBe(0)
    expect(takeReturnTo(FALLBACK)).toBe(FALLBACK)
  })

  it('is validated again when it is read, because users can edit the storage', () => {
    rememberReturnTo('/a')
    for (const key of values.keys()) values.set(key, 'https://evil.com')
    expect(takeReturnTo(FALLBACK)).toBe(FALLBACK)
  })

  it('is none if storage is unavailable', () => {
    for (const storage of [{ getItem: refuse, setItem: refuse, removeItem: refuse }, undefined]) {
      vi.stubGlobal('sessionStorage', storage)
      rememberReturnTo('/a')
      expect(takeReturnTo(FALLBACK)).toBe(FALLBACK)
    }
  })
})
