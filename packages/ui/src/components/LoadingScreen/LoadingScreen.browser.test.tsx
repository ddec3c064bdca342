import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LoadingScreen } from './index.js'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Advances the clock and lets the page update. */
async function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds)
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

test('[044] offers Try again only after the given wait', async () => {
  const screen = await render(
    <StrictMode>
      <LoadingScreen onRetry={() => {}} retryAfter={4000} />
    </StrictMode>,
  )
  const retry = screen.getByRole('button', { name: 'Try again' })
  const status = screen.getByRole('status')
  expect(status.elements().map(({ textContent }) => textContent)).toEqual(['Loading...'])
  await pass(3999)
  expect(retry.query()).toBeNull()
  await pass(1)
  expect(retry.query()).not.toBeNull()

  await screen.unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('offers nothing without a retry handler', async () => {
  const screen = await render(<LoadingScreen retryAfter={1000} />)
  await pass(60_000)
  expect(screen.getByRole('button').query()).toBeNull()
})
