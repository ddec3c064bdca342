import { describe, expect, test } from 'vitest'
import { safeExternalUrl } from './safeExternalUrl.js'

describe('safeExternalUrl', () => {
  test.each([
    'https://example.com/',
    'https://example.com/groups/one?from=list#join',
    'mailto:group@example.com?subject=A%20group',
  ])('returns %j unchanged', (url) => {
    expect(safeExternalUrl(url)).toBe(url)
  })

  test('normalises an address', () => {
    expect(safeExternalUrl(' HTTPS://Example.com')).toBe('https://example.com/')
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\tjavascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'http://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    '//example.com',
    '/groups',
    'example.com',
    'https://',
    '',
  ])('[(376)] refuses %j', (url) => {
    expect(safeExternalUrl(url)).toBeUndefined()
  })
})
