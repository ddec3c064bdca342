import { describe, expect, it } from 'vitest'
import { findAddress } from './importClient.js'

const address = 'https://example.com/assets/client-abc.js'

describe('findAddress', () => {
  it.each([
    ['Chromium', `Failed to fetch dynamically imported module: ${address}`],
    ['Firefox', `error loading dynamically imported module: ${address}`],
  ])('finds the module that %s could not fetch', (_browser, message) => {
    expect(findAddress(new TypeError(message))).toBe(address)
  })

  it.each([
    new TypeError('Importing a module script failed.'),
    new TypeError('Failed to fetch dynamically imported module: ./client.js'),
    new TypeError(`Failed to fetch dynamically imported module: ${address}?v=2`),
    'not an error',
  ])('finds none in %s', (cause) => {
    expect(findAddress(cause)).toBeUndefined()
  })
})
