import type { Location } from 'react-router-dom'
import { afterAll, expect, test, vi } from 'vitest'
import { createOverlays } from './overlays.ts'

const page = (key: string): Location => ({ pathname: '/', search: '', hash: '', state: null, key })

/** A minimal router: it shows the page of every `popstate` event that reaches it. */
const router = { state: { location: page('first') } }
const onNavigate = vi.fn<(key: string) => void>()
history.replaceState({ key: 'first' }, '')

const { withRouter, register, leave, hasEntries } = createOverlays()
const onPopState = () => {
  const { key } = history.state
  router.state.location = page(key)
  onNavigate(key)
}
withRouter(() => {
  addEventListener('popstate', onPopState)
  return router
})
afterAll(() => removeEventListener('popstate', onPopState))

/** Navigates as a link does. */
function follow(key: string, { replace = false } = {}) {
  router.state.location = page(key)
  history[replace ? 'replaceState' : 'pushState']({ key }, '')
}

const waitForState = (state: object) =>
  vi.waitFor(() => {
    expect(history.state).toEqual(state)
    expect(hasEntries()).toBe('overlays' in state)
  })

function openOverlay() {
  const close = vi.fn<() => void>()
  return { close, closeOtherwise: register(close) }
}

test('Back closes overlays one at a time', async () => {
  const below = openOverlay()
  const above = openOverlay()
  await waitForState({ key: 'first', overlays: 2 })
  history.back()
  await waitForState({ key: 'first', overlays: 1 })
  expect(above.close).toHaveBeenCalledOnce()
  expect(below.close).not.toHaveBeenCalled()
  history.back()
  await waitForState({ key: 'first' })
  expect(below.close).toHaveBeenCalledOnce()
  expect(onNavigate).not.toHaveBeenCalled()
})

test('closing an overlay removes its history entry, even under another overlay', async () => {
  const below = openOverlay()
  const above = openOverlay()
  await waitForState({ key: 'first', overlays: 2 })
  below.closeOtherwise()
  await waitForState({ key: 'first', overlays: 1 })
  expect(above.close).not.toHaveBeenCalled()
  history.back()
  await waitForState({ key: 'first' })
  expect(above.close).toHaveBeenCalledOnce()
})

test('opening and closing an overlay at once adds no history entry', async () => {
  const before = history.length
  openOverlay().closeOtherwise()
  const { closeOtherwise } = openOverlay()
  closeOtherwise()
  await waitForState({ key: 'first' })
  expect(history.length).toBe(before)
})

test('a link waits for a pending history.go', async () => {
  const { closeOtherwise } = openOverlay()
  await waitForState({ key: 'first', overlays: 1 })
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
  await waitForState({ key: 'second' })
})

test('going back past all overlays closes them and notifies the router', async () => {
  const below = openOverlay()
  const above = openOverlay()
  await waitForState({ key: 'second', overlays: 2 })
  history.go(-3)
  await waitForState({ key: 'first' })
  expect(below.close).toHaveBeenCalledOnce()
  expect(above.close).toHaveBeenCalledOnce()
  expect(onNavigate.mock.calls).toEqual([['first']])
})

test('a link inside two overlays navigates', async () => {
  openOverlay()
  openOverlay()
  await waitForState({ key: 'first', overlays: 2 })
  leave((options) => follow('third', options))
  await waitForState({ key: 'third' })
  history.back()
  await waitForState({ key: 'first' })
  expect(router.state.location.key).toBe('first')
})
