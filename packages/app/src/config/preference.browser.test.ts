import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPreference } from './preference.ts'

const key = 'test.theme'
const create = () => createPreference(key, ['dark', 'light'])

afterEach(() => vi.restoreAllMocks())

/** Dispatches the event of a change in another tab. */
function storeInOtherTab(changed: string | null, newValue: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key: changed, newValue }))
}

test('starts with the first value, or with the given one', () => {
  expect(create().get()).toBe('dark')
  expect(createPreference(key, ['dark', 'light'], 'light').get()).toBe('light')
})

test('stores a value', () => {
  create().set('light')
  expect(localStorage.getItem(key)).toBe('light')
  expect(create().get()).toBe('light')
})

test.each(['', 'pink', 'LIGHT', '__proto__', 'toString'])('ignores %j', (stored) => {
  localStorage.setItem(key, stored)
  expect(create().get()).toBe('dark')
})

test('calls listeners after each change, also to the current value', () => {
  const preference = create()
  const listener = vi.fn<() => void>()
  const unsubscribe = preference.subscribe(listener)
  preference.set('light')
  preference.set('light')
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  preference.set('dark')
  expect(listener).toHaveBeenCalledTimes(2)
})

describe('another tab', () => {
  test.each([
    ['sets a value', key, 'light', 'light'],
    ['stores nonsense', key, 'pink', 'dark'],
    ['stores something else', 'other', 'light', 'dark'],
  ])('%s, before anything subscribes', (_what, changed, value, expected) => {
    const preference = create()
    storeInOtherTab(changed, value)
    expect(preference.get()).toBe(expected)
  })

  test('clears everything', () => {
    const preference = create()
    preference.set('light')
    storeInOtherTab(null, null)
    expect(preference.get()).toBe('dark')
  })

  test('calls listeners', () => {
    const preference = create()
    const listener = vi.fn<() => void>()
    preference.subscribe(listener)
    storeInOtherTab(key, 'light')
    expect(listener).toHaveBeenCalledOnce()
  })
})

function throwSecurityError(): never {
  throw new DOMException('denied', 'SecurityError')
}

test('keeps a value in memory when storage throws', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwSecurityError)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError)
  const preference = create()
  expect(preference.get()).toBe('dark')
  preference.set('light')
  expect(preference.get()).toBe('light')
})
