import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PaymentSuccessPage } from './index.js'

const onContinue = vi.fn<() => void>()

beforeEach(() => {
  onContinue.mockReset()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

function show() {
  return render(
    <StrictMode>
      <PaymentSuccessPage onContinue={onContinue} />
    </StrictMode>,
  )
}

test('[413] the page says that the payment was successful', async () => {
  const screen = await show()
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Payment successful' }))
    .toBeVisible()
  await expect.poll(() => document.querySelector('main svg[data-lit]')).not.toBeNull()
})

test('[(416)] quality 30: continues at once by its button, and not again later', async () => {
  const screen = await show()
  await screen.getByRole('button', { name: 'Go to Dashboard' }).click()
  expect(onContinue).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(onContinue).toHaveBeenCalledTimes(1)
})

test('[418] a11y 63: the page announces the wait with its length after mount', async () => {
  const screen = await show()
  await expect.element(screen.getByRole('status').getByText(/in 5 seconds/)).toBeVisible()
})

test('[(414), 415] quality 30: the page continues after 5000 ms, not at 4999, and once', async () => {
  await show()
  vi.advanceTimersByTime(4999)
  expect(onContinue).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  vi.advanceTimersByTime(10_000)
  expect(onContinue).toHaveBeenCalledTimes(1)
})

test('calls the latest handler, without restarting the wait', async () => {
  const screen = await show()
  vi.advanceTimersByTime(3000)
  const newer = vi.fn<() => void>()
  await screen.rerender(
    <StrictMode>
      <PaymentSuccessPage onContinue={newer} />
    </StrictMode>,
  )
  vi.advanceTimersByTime(5000)
  expect(newer).toHaveBeenCalledTimes(1)
})

test('[417] quality 30: does not navigate after it is unmounted', async () => {
  const screen = await show()
  vi.advanceTimersByTime(3000)
  await screen.unmount()
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(10_000)
  expect(onContinue).not.toHaveBeenCalled()
})

test('[418] a11y 63: Stay here ends the wait, and the page stays', async () => {
  const screen = await show()
  const stay = screen.getByRole('button', { name: 'Stay here' }).element() as HTMLButtonElement
  stay.click()
  await new Promise(requestAnimationFrame)
  vi.advanceTimersByTime(60_000)
  expect(onContinue).not.toHaveBeenCalled()
})
