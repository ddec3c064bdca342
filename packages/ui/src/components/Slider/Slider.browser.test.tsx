import { StrictMode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Slider } from './index.js'

const slider = page.getByRole('slider', { name: 'Usage alert' })
const valueNow = () => {
  const node = slider.element()
  return node instanceof HTMLInputElement ? node.valueAsNumber : Number.NaN
}

function Controlled({ onValueChange }: { onValueChange: (value: number) => void }) {
  const [value, setValue] = useState(80)
  return (
    <Slider
      label="Usage alert"
      step={5}
      value={value}
      onValueChange={(next) => {
        onValueChange(next)
        setValue(next)
      }}
      formatValue={(percent) => `${percent} percent`}
    />
  )
}

async function show() {
  const onValueChange = vi.fn<(value: number) => void>()
  await render(
    <StrictMode>
      <Controlled onValueChange={onValueChange} />
    </StrictMode>,
  )
  await userEvent.tab()
  await expect.element(slider).toHaveFocus()
  return onValueChange
}

describe('keys', () => {
  test.each([
    ['{ArrowRight}', 85],
    ['{ArrowUp}', 85],
    ['{ArrowLeft}', 75],
    ['{ArrowDown}', 75],
    ['{PageUp}', 90],
    ['{PageDown}', 70],
    ['{Home}', 0],
    ['{End}', 100],
  ])('%s moves from 80 to %s and announces it', async (key, expected) => {
    const onValueChange = await show()
    await userEvent.keyboard(key)
    await expect.element(slider).toHaveAttribute('aria-valuetext', `${expected} percent`)
    expect(valueNow()).toBe(expected)
    expect(onValueChange).toHaveBeenLastCalledWith(expected)
  })

  test('a11y 19: stays at its ends', async () => {
    await show()
    await userEvent.keyboard('{End}{ArrowRight}{PageUp}')
    expect(valueNow()).toBe(100)
    await userEvent.keyboard('{Home}{ArrowLeft}{PageDown}')
    expect(valueNow()).toBe(0)
  })

  test('a11y 58: Left and Right follow the direction of the page', async () => {
    document.documentElement.dir = 'rtl'
    await show()
    await userEvent.keyboard('{ArrowLeft}')
    expect(valueNow()).toBe(85)
  })
})

test('a11y 19, 21: a click on the track snaps to a multiple of the step', async () => {
  const onValueChange = await show()
  const { width, height } = slider.element().getBoundingClientRect()
  for (const share of [0.03, 0.21, 0.37, 0.5, 0.68, 0.91]) {
    await userEvent.click(slider, { position: { x: width * share, y: height / 2 } })
    expect(valueNow() % 5).toBe(0)
  }
  for (const [value] of onValueChange.mock.calls) expect(value % 5).toBe(0)
})

test('the lit part ends under the thumb', async () => {
  await render(<Slider label="Usage alert" defaultValue={50} />)
  const input = slider.element().getBoundingClientRect()
  const track = document.querySelector('[data-track]')
  const lit = track && getComputedStyle(track, '::before').inlineSize
  expect(Number.parseFloat(lit ?? '')).toBeCloseTo(input.width / 2, 0)
})
