import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ImageBench } from '../../test/ImageBench.js'
import { drawProduct } from '../../test/drawProduct.js'
import { sampleImages } from '../../test/sampleImages.js'

/** Returns the tiles in the document with their places in the set. */
function tiles(grid: Element) {
  return [...grid.querySelectorAll<HTMLElement>('[data-item]')].map((tile) => ({
    tile,
    index: Number(tile.dataset['item']),
  }))
}

test('a key reaches the last of thousands of windowed images', async () => {
  await page.viewport(1000, 800)
  const near = vi.fn<(from: number, to: number) => void>()
  const screen = await render(<ImageBench all={sampleImages(5000)} onNear={near} />)
  const grid = screen.getByRole('grid').element()
  const columns = Number(grid.getAttribute('aria-colcount'))
  expect(columns).toBeGreaterThan(3)
  expect(grid.getAttribute('aria-rowcount')).toBe(String(Math.ceil(5000 / columns)))
  const [first] = tiles(grid)
  first?.tile.focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(() => document.activeElement?.getAttribute('data-item')).toBe('4999')
  expect(tiles(grid).length).toBeLessThan(80)
  const [from, to] = near.mock.lastCall ?? []
  expect(from).toBeGreaterThan(4900)
  expect(to).toBe(5000)
  await userEvent.keyboard('{ArrowUp}')
  await expect
    .poll(() => document.activeElement?.getAttribute('data-item'))
    .toBe(String(4999 - columns))
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.poll(() => document.activeElement?.getAttribute('data-item')).toBe('0')
})

test('an image that leaves the filter passes focus to the next one', async () => {
  const screen = await render(<ImageBench all={sampleImages(40)} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Needs review 8' }))
  const grid = screen.getByRole('grid').element()
  const [first, second] = tiles(grid)
  const next = second?.tile.getAttribute('aria-label')
  first?.tile.focus()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('radio', { name: 'Needs review 7' })).toBeVisible()
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe(next)
})

test('focus that was moved to the page stays there while images change', async () => {
  const all = sampleImages(8)
  const screen = await render(<ImageBench key="grid" all={all} />)
  const [first] = tiles(screen.getByRole('grid').element())
  first?.tile.focus()
  first?.tile.blur()
  await screen.rerender(<ImageBench key="grid" all={all} isReadOnly />)
  expect(document.activeElement).toBe(document.body)
})

test('the top image stays there when columns become fewer', async () => {
  await page.viewport(1200, 700)
  const screen = await render(<ImageBench all={sampleImages(1000)} />)
  const grid = screen.getByRole('grid').element()
  const wide = Number(grid.getAttribute('aria-colcount'))
  grid.scrollTop = grid.scrollHeight / 2
  const topmost = () => {
    const { top } = grid.getBoundingClientRect()
    const seen = tiles(grid).filter(({ tile }) => tile.getBoundingClientRect().bottom > top + 8)
    // None, until what is in view now is in the document.
    return Math.min(...seen.map(({ index }) => index), 9999)
  }
  await expect.poll(() => topmost() > 400 && topmost() < 600).toBe(true)
  const before = topmost()
  await page.viewport(500, 700)
  await expect.poll(() => Number(grid.getAttribute('aria-colcount'))).toBeLessThan(wide)
  const narrow = Number(grid.getAttribute('aria-colcount'))
  await expect.poll(() => Math.abs(topmost() - before)).toBeLessThan(narrow)
})

test('draws pixels and bitmaps, and nothing of a closed bitmap', async () => {
  const bitmap = await createImageBitmap(drawProduct(0))
  const closed = await createImageBitmap(drawProduct(0))
  closed.close()
  const [one, other] = sampleImages(2)
  const screen = await render(
    <ImageBench
      all={[
        { ...one!, picture: bitmap },
        { ...other!, picture: closed },
      ]}
    />,
  )
  const grid = screen.getByRole('grid').element()
  const canvases = grid.querySelectorAll('canvas')
  expect(canvases.length).toBe(1)
  const centre = canvases[0]?.getContext('2d')?.getImageData(80, 110, 1, 1).data
  expect(centre?.[3]).toBe(255)
})

test('a tall picture fits its tile without distortion', async () => {
  const [image] = sampleImages(1)
  const picture = drawProduct(2, undefined, [100, 250])
  const screen = await render(<ImageBench all={[{ ...image!, picture }]} />)
  const canvas = screen.getByRole('grid').element().querySelector('canvas')
  const box = canvas?.getBoundingClientRect()
  const tile = canvas?.parentElement?.getBoundingClientRect()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(0.4, 1)
  expect(box?.height).toBeLessThanOrEqual((tile?.height ?? 0) + 1)
})
