import type { Stroke } from '@dropwatt/automations/images'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { dark, light } from '../../tokens/index.js'
import { MaskEditor, type DrawnPicture, type MaskEditorProps } from './index.js'

/** A plain square picture. */
function square(colour: string): DrawnPicture {
  const canvas = document.createElement('canvas')
  canvas.width = 200
  canvas.height = 200
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = colour
    context.fillRect(0, 0, 200, 200)
  }
  return canvas
}

const original = square(light.surface3)
const result = square(light.surface)

function Editor(props: Partial<MaskEditorProps>) {
  return (
    <div style={{ inlineSize: 800 }}>
      <MaskEditor name="mug.jpg" original={original} result={result} {...props} />
    </div>
  )
}

async function shown(props: Partial<MaskEditorProps>) {
  const screen = await render(<Editor {...props} />)
  const stage = screen.getByRole('application').element()
  const pane = stage.querySelector<HTMLElement>('[data-pane="end"]')
  if (!pane) throw new Error('There is no pane.')
  return { screen, pane }
}

async function takeBrush(screen: Awaited<ReturnType<typeof render>>) {
  await screen.getByRole('radio', { name: 'Remove' }).click({ force: true })
}

/** Sends a pointer to a place of a pane, in shares of it. */
function point(
  pane: HTMLElement,
  type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
  [x, y]: readonly [number, number],
  pointerId = 1,
) {
  const box = pane.getBoundingClientRect()
  pane.dispatchEvent(
    new PointerEvent(type, {
      pointerId,
      pointerType: 'touch',
      bubbles: true,
      cancelable: true,
      clientX: box.left + x * box.width,
      clientY: box.top + y * box.height,
    }),
  )
}

/** Pointers of a test are not the browser's own, which it refuses to capture. */
function withoutCapture(pane: HTMLElement) {
  pane.setPointerCapture = () => {}
}

/** Reads a pixel of the picture in the middle of a pane, or of the strokes over it. */
function pixelOf(pane: HTMLElement, layer: 0 | 1): readonly number[] {
  const canvas = pane.querySelectorAll('canvas')[layer]
  const context = canvas?.getContext('2d')
  if (!canvas || !context) throw new Error('There is no canvas.')
  return [...context.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data]
}

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

test('a click without the brush changes nothing', async () => {
  const [onStroke, onTake] = [vi.fn<(stroke: Stroke) => void>(), vi.fn<() => void>()]
  const { screen, pane } = await shown({ brush: { onStroke, onTake } })
  withoutCapture(pane)
  const click = () => {
    point(pane, 'pointerdown', [0.5, 0.5])
    point(pane, 'pointerup', [0.5, 0.5])
  }
  click()
  expect(onStroke).not.toHaveBeenCalled()
  await takeBrush(screen)
  expect(onTake).toHaveBeenCalledOnce()
  click()
  expect(onStroke.mock.calls[0]?.[0].points).toHaveLength(1)
  // Another image with the same name, of another folder.
  await screen.rerender(<Editor brush={{ onStroke }} imageId="other" />)
  await expect.element(screen.getByRole('radio', { name: 'Move' })).toBeChecked()
  click()
  expect(onStroke).toHaveBeenCalledOnce()
})

test('a painted stroke stays until the new result is there', async () => {
  const onStroke = vi.fn<(stroke: Stroke) => void>()
  const { screen, pane } = await shown({ brush: { onStroke } })
  withoutCapture(pane)
  await takeBrush(screen)
  expect(pixelOf(pane, 0).slice(0, 3)).toEqual(channels(light.surface))
  point(pane, 'pointerdown', [0.25, 0.5])
  point(pane, 'pointermove', [0.5, 0.5])
  point(pane, 'pointermove', [0.75, 0.5])
  point(pane, 'pointerup', [0.75, 0.5])
  expect(onStroke).toHaveBeenCalledOnce()
  const stroke = onStroke.mock.calls[0]?.[0]
  expect(stroke?.keeps).toBe(false)
  expect(stroke?.points).toHaveLength(3)
  expect(stroke?.points[1]?.[0]).toBeCloseTo(0.5)
  expect(stroke?.points[1]?.[1]).toBeCloseTo(0.5)
  // 24 px on a picture as high as its pane.
  expect(stroke?.radius).toBeCloseTo(12 / Math.min(pane.clientWidth, pane.clientHeight))

  const [red = 0, green = 0] = channels(dark.danger)
  await expect.poll(() => pixelOf(pane, 1)[0]).toBeGreaterThan(red - 3)
  expect(pixelOf(pane, 1)[1]).toBeLessThan(green + 3)
  await screen.rerender(<Editor brush={{ onStroke }} busy />)
  expect(pixelOf(pane, 1)[3]).toBeGreaterThan(0)
  await screen.rerender(<Editor brush={{ onStroke }} result={square(light.surface)} />)
  expect(pixelOf(pane, 1)[3]).toBe(0)
})

test('a second finger drops the stroke and zooms', async () => {
  const onStroke = vi.fn<(stroke: Stroke) => void>()
  const { screen, pane } = await shown({ brush: { onStroke } })
  withoutCapture(pane)
  await takeBrush(screen)
  const zoom = screen.getByRole('button', { name: /show/ })
  await expect.element(zoom).toHaveAccessibleName(/show full size/)
  point(pane, 'pointerdown', [0.4, 0.5], 1)
  point(pane, 'pointerdown', [0.6, 0.5], 2)
  point(pane, 'pointermove', [0.2, 0.5], 1)
  point(pane, 'pointermove', [0.8, 0.5], 2)
  point(pane, 'pointerup', [0.2, 0.5], 1)
  point(pane, 'pointermove', [0.9, 0.9], 2)
  point(pane, 'pointerup', [0.8, 0.5], 2)
  expect(onStroke).not.toHaveBeenCalled()
  await expect.element(zoom).toHaveAccessibleName(/show the whole image/)
})

test('a stroke is dropped when the browser cancels its pointer', async () => {
  const onStroke = vi.fn<(stroke: Stroke) => void>()
  const { screen, pane } = await shown({ brush: { onStroke } })
  withoutCapture(pane)
  await takeBrush(screen)
  point(pane, 'pointerdown', [0.4, 0.5])
  point(pane, 'pointercancel', [0.4, 0.5])
  expect(onStroke).not.toHaveBeenCalled()
})

test('the wheel zooms while Control is held, and scrolls otherwise', async () => {
  const { screen, pane } = await shown({})
  const turn = (ctrlKey: boolean) =>
    pane.dispatchEvent(
      new WheelEvent('wheel', { deltaY: -100, ctrlKey, bubbles: true, cancelable: true }),
    )
  const zoom = screen.getByRole('button', { name: /show/ })
  expect(turn(false)).toBe(true)
  await expect.element(zoom).toHaveAccessibleName(/show full size/)
  // It was taken, so that the page does not zoom.
  expect(turn(true)).toBe(false)
  await expect.element(zoom).toHaveAccessibleName(/show the whole image/)
})

test('the picture is in the middle of its pane before the first paint', () => {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  flushSync(() => root.render(<Editor />))
  const middles = [...container.querySelectorAll<HTMLElement>('[data-pane]')].map((pane) => {
    const [outer, inner] = [pane, pane.firstElementChild ?? pane].map((part) =>
      part.getBoundingClientRect(),
    )
    return [outer, inner].map((box) => (box ? box.left + box.width / 2 : 0))
  })
  root.unmount()
  container.remove()
  expect(middles).toHaveLength(2)
  for (const [pane, picture] of middles) expect(picture).toBeCloseTo(pane ?? 0)
})
