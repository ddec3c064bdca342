import type { Location } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createOverlays } from './overlays.ts'

const page = (key: string): Location => ({ pathname: '/', search: '', hash: '', state: null, key })

/** Stands in for the router: it shows what the history says, where it hears of it. */
const router = { state: { location: page('first') } }
const heard = vi.fn<(key: string) => void>()
history.replaceState({ key: 'first' }, '')

const { withRouter, register, leave, hasEntries } = createOverlays()
withRouter(() => {
  addEventListener('popstate', () => {
    const { key } = history.state
    router.state.location = page(key)
    heard(key)
  })
  return router
})

/** Follows a link of the page. */
function follow(key: string, { replace = false } = {}) {
  router.state.location = page(key)
  history[replace ? 'replaceState' : 'pushState']({ key }, '')
}

const settledAt = (state: object) =>
  vi.waitFor(() => {
    expect(history.state).toEqual(state)
    expect(hasEntries()).toBe('overlays' in state)
  })

function openOverlay() {
  const close = vi.fn<() => void>()
  return { close, closeOtherwise: register(close) }
}

test('Back closes what lies on top, one at a time, and the router hears nothing of it', async () => {
  const below = openOverlay()
  const above = openOverlay()
  await settledAt({ key: 'first', overlays: 2 })
  history.back()
  await settledAt({ key: 'first', overlays: 1 })
  expect(above.close).toHaveBeenCalledOnce()
  expect(below.close).not.toHaveBeenCalled()
  history.back()
  await settledAt({ key: 'first' })
  expect(below.close).toHaveBeenCalledOnce()
  expect(heard).not.toHaveBeenCalled()
})

test('what closes otherwise goes out of the history, from below too', async () => {
  const below = openOverlay()
  const above = openOverlay()
  await settledAt({ key: 'first', overlays: 2 })
  below.closeOtherwise()
  await settledAt({ key: 'first', overlays: 1 })
  expect(above.close).not.toHaveBeenCalled()
  history.back()
  await settledAt({ key: 'first' })
  expect(above.close).toHaveBeenCalledOnce()
})

test('what opens and closes at once leaves the history alone', async () => {
  const before = history.length
  openOverlay().closeOtherwise()
  const { closeOtherwise } = openOverlay()
  closeOtherwise()
  await settledAt({ key: 'first' })
  expect(history.length).toBe(before)
})

test('a link that is followed while the history is on its way back waits for it', async () => {
  const { closeOtherwise } = openOverlay()
  await settledAt({ key: 'first', overlays: 1 })
  closeOtherwise()
  await vi.waitFor(() => expect(hasEntries()).toBe(true))
  await Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  leave((options) => {
    expect(options).toEqual({ replace: false })
    expect(history.state).toEqual({ key: 'first' })
    follow('second', options)
    resolve()
  })
  await promise
  await settledAt({ key: 'second' })
})

test('Back past what is open closes all of it, and is the router’s affair', async () => {
  const below = openOverlay()
  const above = openOverlay()
  await settledAt({ key: 'second', overlays: 2 })
  history.go(-3)
  await settledAt({ key: 'first' })
  expect(below.close).toHaveBeenCalledOnce()
  expect(above.close).toHaveBeenCalledOnce()
  expect(heard.mock.calls).toEqual([['first']])
})

test('a link out of two of them leads on, and Back from there ends at the page', async () => {
  openOverlay()
  openOverlay()
  await settledAt({ key: 'first', overlays: 2 })
  leave((options) => follow('third', options))
  await settledAt({ key: 'third' })
  history.back()
  await settledAt({ key: 'first' })
  expect(router.state.location.key).toBe('first')
})
