import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ResultsBench, sampleResults } from '../../test/ResultsBench.js'

test.each([
  ['wide', 1200],
  ['on a phone', 390],
])('rows with long notes do not overlap, %s', async (_, width) => {
  await page.viewport(width, 800)
  const screen = await render(<ResultsBench all={sampleResults(40)} />)
  const grid = screen.getByRole('grid').element()
  const gaps = () => {
    const boxes = [...grid.querySelectorAll('[data-item]')].map((row) =>
      row.getBoundingClientRect(),
    )
    return boxes.slice(1).map((box, at) => Math.round(box.top - (boxes[at]?.bottom ?? 0)))
  }
  await expect.poll(() => [...new Set(gaps())].filter((gap) => gap < 0 || gap > 1)).toEqual([])
})

test('a key reaches the last of thousands of windowed files', async () => {
  await page.viewport(1000, 800)
  const screen = await render(<ResultsBench all={sampleResults(5000)} />)
  const grid = screen.getByRole('grid').element()
  grid.querySelector<HTMLElement>('[data-item]')?.focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => document.activeElement?.getAttribute('data-item')).toBe('4999')
  expect(grid.querySelectorAll('[data-item]').length).toBeLessThan(60)
})
