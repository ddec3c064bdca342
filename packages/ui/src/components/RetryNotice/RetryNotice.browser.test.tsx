import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { LocaleProvider } from '../../i18n/index.js'
import { catalogs } from '../../test/catalogs.js'
import { Button } from '../Button/index.js'
import { RetryNotice, useRetryWait } from './index.js'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

interface ExampleProps {
  /** Returns the rejection of a click. */
  send: () => unknown
}

/** A rate-limited button, with a wait for each of two addresses. */
function Example({ send }: ExampleProps) {
  const [address, setAddress] = useState('mara')
  const wait = useRetryWait().about(address)
  return (
    <>
      <Button {...wait.button} onClick={() => wait.canTry() && wait.refuse(send())}>
        Send
      </Button>
      <Button onClick={() => setAddress(address === 'mara' ? 'ada' : 'mara')}>Other</Button>
      <RetryNotice wait={wait} />
    </>
  )
}

const button = () => page.getByRole('button', { name: 'Send' })
const line = () => document.querySelector('p')?.textContent
const announced = () => document.querySelector('[role="status"]')?.textContent

async function settle() {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

/** Second by second, because each timer sets the next one. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await settle()
    await vi.advanceTimersByTimeAsync(1000)
  }
  await settle()
}

/** Records everything that is announced. */
function record(): string[] {
  const heard: string[] = []
  const status = document.querySelector('[role="status"]')
  new MutationObserver(() => {
    const text = status?.textContent
    if (text) heard.push(text)
  }).observe(status ?? document, { childList: true, characterData: true, subtree: true })
  return heard
}

async function press(name = 'Send') {
  // Playwright would wait until it is enabled.
  page
    .getByRole('button', { name })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await settle()
}

const refusing = (retryAfter?: unknown) =>
  vi.fn<() => unknown>(() => Object.assign(new Error('Too soon'), { retryAfter }))

async function show(send: () => unknown) {
  return render(
    <StrictMode>
      <Example send={send} />
    </StrictMode>,
  )
}

describe('A wait', () => {
  test('counts down in seconds, blocks the button, and ends by itself', async () => {
    const send = refusing(3)
    await show(send)
    expect(line()).toBeUndefined()
    await press()
    expect(line()).toBe('You can try again in 3 seconds.')
    await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button()).toHaveAccessibleDescription('You can try again in 3 seconds.')
    await pass(1)
    expect(line()).toBe('You can try again in 2 seconds.')
    await pass(1)
    expect(line()).toBe('You can try again in 1 second.')
    await press()
    expect(send).toHaveBeenCalledOnce()
    await pass(1)
    expect(line()).toBe('You can try again now.')
    await expect.element(button()).not.toHaveAttribute('aria-disabled')
    await press()
    expect(send).toHaveBeenCalledTimes(2)
    expect(line()).toBe('You can try again in 3 seconds.')
  })

  test('is announced at its start, at its end and on a click', async () => {
    await show(refusing(30))
    const heard = record()
    await press()
    await pass(10)
    expect(heard).toEqual(['You can try again in 30 seconds.'])
    expect(announced()).toBe('')
    await press()
    await pass(5)
    expect(heard.slice(1)).toEqual(['You can try again in 20 seconds.'])
    await pass(16)
    expect(heard.slice(2)).toEqual(['You can try again now.'])
  })

  test('follows the clock, not the number of timer ticks', async () => {
    await show(refusing(60))
    await press()
    // A device that slept: its timers stood still.
    vi.setSystemTime(Date.now() + 40_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(line()).toBe('You can try again in 20 seconds.')
  })

  test('ends even if the clock is set back', async () => {
    await show(refusing(5))
    await press()
    vi.setSystemTime(Date.now() - 3_600_000)
    await pass(5)
    expect(line()).toBe('You can try again now.')
  })

  test('does not block another key', async () => {
    const send = refusing(10)
    await show(send)
    await press()
    await press('Other')
    expect(line()).toBeUndefined()
    await expect.element(button()).not.toHaveAttribute('aria-disabled')
    await pass(4)
    await press('Other')
    expect(line()).toBe('You can try again in 6 seconds.')
  })

  test.each([undefined, 0, -5, Number.NaN, Number.POSITIVE_INFINITY, '23', null])(
    'is none for %j',
    async (retryAfter) => {
      const send = refusing(retryAfter)
      await show(send)
      await press()
      expect(line()).toBeUndefined()
      await press()
      expect(send).toHaveBeenCalledTimes(2)
    },
  )

  test('is none after a rejection without a value', async () => {
    await show(() => undefined)
    await press()
    expect(line()).toBeUndefined()
  })

  test.each([
    [120, 'You can try again in 120 seconds.'],
    [121, 'You can try again in 3 minutes.'],
    [3600, 'You can try again in 60 minutes.'],
    [1.2, 'You can try again in 2 seconds.'],
  ])('of %d seconds is shown as "%s"', async (retryAfter, text) => {
    await show(refusing(retryAfter))
    await press()
    expect(line()).toBe(text)
  })

  test('is shown in Italian', async () => {
    await render(
      <LocaleProvider locale="it" catalog={catalogs.it}>
        <Example send={refusing(2)} />
      </LocaleProvider>,
    )
    await press()
    expect(line()).toBe('Puoi riprovare tra 2 secondi.')
    await pass(2)
    expect(line()).toBe('Ora puoi riprovare.')
  })

  test('leaves no timer behind', async () => {
    const screen = await show(refusing(30))
    await press()
    expect(vi.getTimerCount()).toBeGreaterThan(0)
    await screen.unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
