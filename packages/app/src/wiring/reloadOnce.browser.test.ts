import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayReload, watchStart, type Start } from './reloadOnce.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

/** A router that is still loading its first page. */
function starting() {
  const listeners: ((state: Start['state']) => void)[] = []
  const unsubscribe = vi.fn<() => void>()
  const start: Start = {
    state: { initialized: false, errors: null },
    subscribe(listener) {
      listeners.push(listener)
      return unsubscribe
    },
  }
  return {
    start,
    settle: (errors: object | null) =>
      listeners.forEach((tell) => tell({ initialized: true, errors })),
    unsubscribe,
  }
}

test('quality 20: a build reloads once, until a start has succeeded', () => {
  const failed = starting()
  watchStart('/assets/index-a.js', failed.start)
  expect(mayReload()).toBe(true)
  failed.settle({ blog: new Error('gone') })
  expect(mayReload()).toBe(false)

  const succeeded = starting()
  watchStart('/assets/index-a.js', succeeded.start)
  expect(mayReload()).toBe(false)
  succeeded.settle(null)
  expect(succeeded.unsubscribe).toHaveBeenCalledTimes(1)
  expect(mayReload()).toBe(true)
})

test('quality 20: another build has a reload of its own', () => {
  watchStart('/assets/index-a.js', starting().start)
  expect(mayReload()).toBe(true)
  watchStart('/assets/index-b.js', starting().start)
  expect(mayReload()).toBe(true)
  expect(mayReload()).toBe(false)
})

test('a first page that was there at once counts as a start', () => {
  sessionStorage.setItem('dropwatt.reloaded', '/assets/index-a.js')
  const start: Start = { state: { initialized: true, errors: null }, subscribe: () => () => {} }
  watchStart('/assets/index-a.js', start)
  expect(mayReload()).toBe(true)
})

test.each(['getItem', 'setItem'] as const)(
  'quality 20: where %s is refused nothing reloads by itself',
  (method) => {
    watchStart('/assets/index-a.js', starting().start)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(mayReload()).toBe(false)
  },
)

test('quality 20: where nothing that is stored stays, nothing reloads by itself', () => {
  watchStart('/assets/index-a.js', starting().start)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {})
  expect(mayReload()).toBe(false)
})
