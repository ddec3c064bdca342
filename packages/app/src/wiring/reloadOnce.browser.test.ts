import { afterEach, expect, test, vi } from 'vitest'
import { mayReload, trackFirstLoad, type LoadingRouter } from './reloadOnce.ts'

afterEach(() => vi.restoreAllMocks())

/** Creates a router that is still loading its first page. */
function createLoadingRouter() {
  const listeners: ((state: LoadingRouter['state']) => void)[] = []
  const unsubscribe = vi.fn<() => void>()
  const router: LoadingRouter = {
    state: { initialized: false, errors: null },
    subscribe(listener) {
      listeners.push(listener)
      return unsubscribe
    },
  }
  return {
    router,
    finish: (errors: object | null) =>
      listeners.forEach((listener) => listener({ initialized: true, errors })),
    unsubscribe,
  }
}

test('quality 20: a build reloads once, until a start has succeeded', () => {
  const failed = createLoadingRouter()
  trackFirstLoad('/assets/index-a.js', failed.router)
  expect(mayReload()).toBe(true)
  failed.finish({ blog: new Error('gone') })
  expect(mayReload()).toBe(false)

  const succeeded = createLoadingRouter()
  trackFirstLoad('/assets/index-a.js', succeeded.router)
  expect(mayReload()).toBe(false)
  succeeded.finish(null)
  expect(succeeded.unsubscribe).toHaveBeenCalledTimes(1)
  expect(mayReload()).toBe(true)
})

test('quality 20: another build has a reload of its own', () => {
  trackFirstLoad('/assets/index-a.js', createLoadingRouter().router)
  expect(mayReload()).toBe(true)
  trackFirstLoad('/assets/index-b.js', createLoadingRouter().router)
  expect(mayReload()).toBe(true)
  expect(mayReload()).toBe(false)
})

test('a first page that has loaded already counts', () => {
  sessionStorage.setItem('dropwatt.reloaded', '/assets/index-a.js')
  const router: LoadingRouter = {
    state: { initialized: true, errors: null },
    subscribe: () => () => {},
  }
  trackFirstLoad('/assets/index-a.js', router)
  expect(mayReload()).toBe(true)
})

test.each(['getItem', 'setItem'] as const)(
  'quality 20: where %s is refused nothing reloads by itself',
  (method) => {
    trackFirstLoad('/assets/index-a.js', createLoadingRouter().router)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(mayReload()).toBe(false)
  },
)

test('quality 20: where nothing that is stored stays, nothing reloads by itself', () => {
  trackFirstLoad('/assets/index-a.js', createLoadingRouter().router)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {})
  expect(mayReload()).toBe(false)
})
