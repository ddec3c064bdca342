import type { CreateTypes, Options } from 'canvas-confetti'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page } from 'vitest/browser'
import { Checklist } from './index.js'

const items = [
  { id: 'connect-store', label: 'Connect your Shopify store' },
  { id: 'first-automation', label: 'Launch your first automation' },
  { id: 'enable-notifications', label: 'Enable notifications' },
]
const doneMessage = "All done! You're ready to supercharge your store."

/** The arguments of every burst. */
const bursts = vi.fn<(options: Options | undefined) => void>()

const { default: confetti } = await import('canvas-confetti')
const originalCreate = confetti.create
const creating = vi.spyOn(confetti, 'create')

beforeEach(() => {
  bursts.mockReset()
  creating.mockImplementation((canvas, options): CreateTypes => {
    const fire = originalCreate(canvas, options)
    return Object.assign((given?: Options) => {
      bursts(given)
      return fire(given)
    }, fire)
  })
})

function show() {
  return render(
    <StrictMode>
      <Checklist heading="Getting Started" items={items} doneMessage={doneMessage} />
    </StrictMode>,
  )
}

const box = (name: string) => page.getByRole('checkbox', { name })
const message = () => page.getByRole('status').element().textContent
const canvases = () => document.querySelectorAll('body > canvas').length

/** Clicks in the page, because the driver waits long while confetti is drawn. */
function press(name: string) {
  ;(box(name).element() as HTMLElement).click()
  return Promise.resolve()
}

async function checkAll() {
  for (const { label } of items) await press(label)
}

describe('Getting Started: confetti', () => {
  test('[285] quality 32: throws fifty particles when the last item is checked, not before', async () => {
    await show()
    await box('Connect your Shopify store').click()
    await box('Enable notifications').click()
    expect(bursts).not.toHaveBeenCalled()
    await box('Launch your first automation').click()
    await expect.poll(() => bursts.mock.calls.length).toBe(1)
    expect(bursts.mock.calls[0]?.[0]).toMatchObject({ particleCount: 50, ticks: 120 })
  })

  test('[286] a11y 62: is over after about two seconds and leaves no node', async () => {
    const nodes = document.body.childElementCount
    await show()
    const withPage = document.body.childElementCount
    await checkAll()
    await expect.poll(canvases).toBe(1)
    const began = performance.now()
    await expect.poll(canvases, { timeout: 4000, interval: 20 }).toBe(0)
    expect(performance.now() - began).toBeLessThan(3000)
    expect(performance.now() - began).toBeGreaterThan(1000)
    expect(document.body.childElementCount).toBe(withPage)
    expect(withPage - nodes).toBeLessThanOrEqual(1)
  })

  test('[(286)] a11y 62: lets clicks through and is hidden from assistive technology', async () => {
    await show()
    await checkAll()
    await expect.poll(canvases).toBe(1)
    const canvas = document.querySelector('body > canvas')
    expect(canvas?.getAttribute('aria-hidden')).toBe('true')
    expect(canvas && getComputedStyle(canvas).pointerEvents).toBe('none')
  })

  test('[287] quality 32: stops at once when an item is unchecked, and hides the message', async () => {
    await show()
    await checkAll()
    await expect.poll(canvases).toBe(1)
    expect(message()).toBe(doneMessage)
    await box('Launch your first automation').click()
    expect(canvases()).toBe(0)
    expect(message()).toBe('')
  })

  test('[288] runs again whenever all are checked again', async () => {
    await show()
    await checkAll()
    await expect.poll(() => bursts.mock.calls.length).toBe(1)
    for (const times of [2, 3]) {
      await press('Enable notifications')
      await press('Enable notifications')
      expect(message()).toBe(doneMessage)
      await expect.poll(() => bursts.mock.calls.length).toBe(times)
      expect(canvases()).toBe(1)
    }
  })

  test('[(286)] quality 32: leaves nothing behind when the list unmounts during a burst', async () => {
    const screen = await show()
    await checkAll()
    await expect.poll(canvases).toBe(1)
    await screen.unmount()
    expect(canvases()).toBe(0)
  })

  test('shows the message even when the confetti cannot be drawn', async () => {
    creating.mockImplementation(() => {
      throw new Error('No canvas here.')
    })
    await show()
    await checkAll()
    await expect.poll(message).toBe(doneMessage)
    await expect.poll(canvases).toBe(0)
  })
})

function preferMotion(value: 'reduce' | 'no-preference') {
  return cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })
}

describe('Getting Started: with reduced motion', () => {
  beforeEach(() => preferMotion('reduce'))
  afterEach(() => preferMotion('no-preference'))

  test('[289] a11y 56: animates no particle, creates no node, and still shows the message', async () => {
    await show()
    const status = page.getByRole('status').element()
    await checkAll()
    expect(page.getByRole('status').element()).toBe(status)
    expect(status.textContent).toBe(doneMessage)
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
    expect(canvases()).toBe(0)
    expect(bursts).not.toHaveBeenCalled()
  })
})

function Kept() {
  const [checked, setChecked] = useState<readonly string[]>([])
  return (
    <>
      <Checklist
        heading="Getting Started"
        items={items}
        doneMessage={doneMessage}
        checked={checked}
        onCheckedChange={setChecked}
      />
      <button type="button" onClick={() => setChecked(items.map(({ id }) => id))}>
        Do all
      </button>
    </>
  )
}

test('also celebrates when the parent checks all of them', async () => {
  await render(<Kept />)
  await page.getByRole('button', { name: 'Do all' }).click()
  await expect.poll(message).toBe(doneMessage)
  await expect.poll(() => bursts.mock.calls.length).toBe(1)
  expect(page.getByText('3 of 3').query()).not.toBeNull()
})
