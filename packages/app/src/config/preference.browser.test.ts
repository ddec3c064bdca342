import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPreference } from './preference.ts'

const key = 'test.theme'
const create = () => createPreference(key, ['dark', 'light'])

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

/** Does what the browser does when another tab stores something. */
function storeElsewhere(changed: string | null, newValue: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key: changed, newValue }))
}

test('begins with the first value, or with what it is given', () => {
  expect(create().get()).toBe('dark')
  expect(createPreference(key, ['dark', 'light'], 'light').get()).toBe('light')
})

test('keeps a choice', () => {
  create().set('light')
  expect(localStorage.getItem(key)).toBe('light')
  expect(create().get()).toBe('light')
})

test.each(['', 'pink', 'LIGHT', '__proto__', 'toString'])('ignores %j', (stored) => {
  localStorage.setItem(key, stored)
  expect(create().get()).toBe('dark')
})

test('calls listeners after each choice, also of what is in force already', () => {
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
    ['chooses', key, 'light', 'light'],
    ['stores nonsense', key, 'pink', 'dark'],
    ['stores something else', 'other', 'light', 'dark'],
  ])('%s, before anything subscribes', (_what, changed, value, expected) => {
    const preference = create()
    storeElsewhere(changed, value)
    expect(preference.get()).toBe(expected)
  })

  test('clears everything', () => {
    const preference = create()
    preference.set('light')
    storeElsewhere(null, null)
    expect(preference.get()).toBe('dark')
  })

  test('calls listeners', () => {
    const preference = create()
    const listener = vi.fn<() => void>()
    preference.subscribe(listener)
    storeElsewhere(key, 'light')
    expect(listener).toHaveBeenCalledOnce()
  })
})

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}

test('holds for the page where storage throws', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const preference = create()
  expect(preference.get()).toBe('dark')
  preference.set('light')
  expect(preference.get()).toBe('light')
})
