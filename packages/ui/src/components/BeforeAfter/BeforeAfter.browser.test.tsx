import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { BeforeAfter } from './index.js'

const onValueChange = vi.fn<(value: number) => void>()
const divider = () => page.getByRole('slider', { name: 'Divider between before and after' })

function show(defaultValue?: number) {
  return render(
    <StrictMode>
      <div style={{ inlineSize: 600 }}>
        <BeforeAfter
          caption="A tee, before and after."
          before={<i />}
          after={<i />}
          beforeLabel="Original"
          afterLabel="Compressed"
          afterNote="0.8 MB"
          defaultValue={defaultValue}
          onValueChange={onValueChange}
        />
      </div>
    </StrictMode>,
  )
}

afterEach(() => {
  onValueChange.mockReset()
})

test('starts in the middle and announces the share of both images', async () => {
  await show()
  await expect.element(divider()).toHaveValue('50')
  await expect.element(divider()).toHaveAttribute('aria-valuetext', 'Original 50%, Compressed 50%')
})

test('a11y 21: follows a click anywhere on the image', async () => {
  await show()
  const { width, height } = divider().element().getBoundingClientRect()
  await userEvent.click(divider(), { position: { x: width * 0.25, y: height * 0.9 } })
  const pressed = Number((divider().element() as HTMLInputElement).value)
  expect(pressed).toBeGreaterThan(18)
  expect(pressed).toBeLessThan(32)
})

test('keeps the divider under the pointer at both ends', async () => {
  const screen = await show(0)
  const line = screen.container.querySelector('input + span')
  const frame = line?.parentElement?.getBoundingClientRect()
  expect(line?.getBoundingClientRect().x).toBeCloseTo(frame?.left ?? Number.NaN, 0)
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  await expect
    .poll(() => line?.getBoundingClientRect().x)
    .toBeCloseTo(frame?.right ?? Number.NaN, 0)
})

test('shows both names and the figure, hidden from assistive technology', async () => {
  await show()
  await expect.element(page.getByText('Original', { exact: true })).toBeVisible()
  await expect.element(page.getByText('0.8 MB')).toBeVisible()
  expect(page.getByText('0.8 MB').element().closest('[aria-hidden]')).not.toBeNull()
})
