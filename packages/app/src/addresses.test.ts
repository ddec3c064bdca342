import { describe, expect, test } from 'vitest'
import { languageAt, localize, readAddress } from './addresses.ts'
import { protectedPaths, publicPaths } from './routes/pathLists.ts'

describe('readAddress', () => {
  test.each(publicPaths)('%s is English at the root', (path) => {
    expect(readAddress(path)).toEqual({ path, language: 'en' })
    expect(readAddress(localize(path, 'it'))).toEqual({ path, language: 'it' })
  })

  test.each(protectedPaths)('%s contains no language', (path) => {
    expect(readAddress(path)).toEqual({ path, language: undefined })
  })

  test.each([
    ['/IT/Login/', '/login', 'it'],
    ['/it/', '/', 'it'],
    ['/it//', '/', 'it'],
    ['/Terms//', '/terms', 'en'],
    ['/it/nothing', '/nothing', 'it'],
    ['/italy', '/italy', undefined],
    ['/constructor', '/constructor', undefined],
  ])('%s is %s in %s', (pathname, path, language) => {
    expect(readAddress(pathname)).toEqual({ path, language })
  })
})

describe('localize', () => {
  test.each([
    ['/', '/it'],
    ['/#pricing', '/it#pricing'],
    ['/signin', '/it/signin'],
    ['/support?topic=billing#form', '/it/support?topic=billing#form'],
    ['/dashboard', '/dashboard'],
    ['/dashboard/support', '/dashboard/support'],
    ['#content', '#content'],
    ['https://example.com/terms', 'https://example.com/terms'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
    ['', ''],
  ])('%s is %s in Italian, and unchanged in English', (href, italian) => {
    expect(localize(href, 'it')).toBe(italian)
    expect(localize(href, 'en')).toBe(href)
  })
})

test('a page without a language in its path follows the preference', () => {
  expect(languageAt('/dashboard', 'it')).toBe('it')
  expect(languageAt('/dashboard', 'en')).toBe('en')
  expect(languageAt('/nothing', 'it')).toBe('it')
  expect(languageAt('/', 'it')).toBe('en')
  expect(languageAt('/it', 'en')).toBe('it')
})
