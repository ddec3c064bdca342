import { describe, expect, it } from 'vitest'
import { resolveSettings } from './config.ts'

describe('resolveSettings', () => {
  it('reads the site anew each time when it is a function', () => {
    let port = 1
    const { siteUrl } = resolveSettings({ siteUrl: () => `http://localhost:${port}/`, dataDir: '' })
    expect(siteUrl()).toBe('http://localhost:1')
    port = 2
    expect(siteUrl()).toBe('http://localhost:2')
  })

  it.each([5, 73, Number.NaN])('refuses a shortest password of %s bytes', (minPasswordLength) => {
    const config = { siteUrl: 'http://localhost', dataDir: '', minPasswordLength }
    expect(() => resolveSettings(config)).toThrow(RangeError)
  })
})
