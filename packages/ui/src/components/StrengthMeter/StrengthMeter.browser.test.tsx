import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { StrengthMeter, type PasswordScore } from './index.js'

const settled = () => new Promise(requestAnimationFrame)

function meter(score: PasswordScore) {
  return (
    <StrictMode>
      <StrengthMeter score={score} />
    </StrictMode>
  )
}

describe('Password strength: the meter', () => {
  test.each([
    ['[184]', 1, 'Weak'],
    ['[185]', 2, 'Fair'],
    ['[186]', 3, 'Good'],
    ['[187]', 4, 'Strong'],
  ] as const)('%s labels a score of %d %s', async (_line, score, word) => {
    const screen = await render(meter(score))
    await expect.element(screen.getByText(word, { exact: true })).toBeVisible()
    const bar = screen.getByRole('meter', { name: 'Password strength' })
    await expect.element(bar).toHaveAttribute('aria-valuenow', String(score))
    await expect.element(bar).toHaveAttribute('aria-valuetext', word)
    expect(bar.element().querySelectorAll('[data-lit]')).toHaveLength(score)
  })

  test('[188] has no label and no lit segment for a score of 0', async () => {
    const screen = await render(meter(0))
    const bar = screen.getByRole('meter', { name: 'Password strength' })
    await expect.element(bar).toHaveAttribute('aria-valuenow', '0')
    expect(bar.element().querySelectorAll('[data-lit]')).toHaveLength(0)
    expect(screen.container.textContent).toBe('')
  })
})

describe('Password strength: announcements', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  test('a11y 38: announces after a pause of 500 ms, and not on each key', async () => {
    const screen = await render(meter(0))
    const announcement = () => screen.getByRole('status').element().textContent
    const steps: PasswordScore[] = [1, 2, 3]
    for (const score of steps) {
      await screen.rerender(meter(score))
      vi.advanceTimersByTime(499)
      await settled()
      expect(announcement()).toBe('')
    }
    vi.advanceTimersByTime(1)
    await settled()
    expect(announcement()).toBe('Password strength: Good')
  })

  test('leaves no timer behind', async () => {
    const screen = await render(meter(2))
    await screen.unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
