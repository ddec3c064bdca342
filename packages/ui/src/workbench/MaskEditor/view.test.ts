import { expect, test } from 'vitest'
import { fitScale, panBy, placeOf, shareAt, showing, wholeImage, zoomAt } from './view.js'

const pane = { width: 400, height: 300 }
const image = { width: 1600, height: 1600 }

test('a whole image is centred in its pane', () => {
  expect(placeOf(wholeImage, pane, image)).toEqual({ left: 50, top: 0, width: 300, height: 300 })
})

test('a small image is enlarged four times at most', () => {
  expect(fitScale(pane, { width: 20, height: 20 })).toBe(4)
  expect(fitScale(pane, { width: 0, height: 0 })).toBe(1)
})

test('zooming keeps the part of the image under the pointer', () => {
  const point = [120, 80] as const
  const before = shareAt(placeOf(wholeImage, pane, image), point)
  const once = zoomAt(wholeImage, pane, image, 1, point)
  const after = shareAt(placeOf(once, pane, image), point)
  expect(after[0]).toBeCloseTo(before[0])
  expect(after[1]).toBeCloseTo(before[1])
  expect(placeOf(once, pane, image).width).toBe(1600)
})

test('zoom is limited to the whole image and eight times', () => {
  const near = zoomAt(wholeImage, pane, image, 100)
  expect(near.scale).toBe(8)
  expect(zoomAt(near, pane, image, 0.01)).toBe(wholeImage)
})

test('a view moves until the edge of its image is reached', () => {
  const full = zoomAt(wholeImage, pane, image, 1)
  expect(placeOf(full, pane, image)).toMatchObject({ left: -600, top: -650 })
  expect(placeOf(panBy(full, pane, image, 10, -20), pane, image)).toMatchObject({
    left: expect.closeTo(-590),
    top: expect.closeTo(-670),
  })
  const edge = panBy(full, pane, image, 9000, 9000)
  expect(placeOf(edge, pane, image)).toMatchObject({ left: 0, top: 0 })
  // It does not have to come back from beyond the edge.
  expect(placeOf(panBy(edge, pane, image, -10, -10), pane, image)).toMatchObject({
    left: expect.closeTo(-10),
    top: expect.closeTo(-10),
  })
  expect(panBy(wholeImage, pane, image, 10, 10)).toBe(wholeImage)
})

test('a part outside the pane is brought into it', () => {
  const full = zoomAt(wholeImage, pane, image, 1)
  expect(showing(full, pane, image, [0.5, 0.5])).toBe(full)
  const { left, top } = placeOf(showing(full, pane, image, [0, 0.5]), pane, image)
  expect([left, top]).toEqual([0, -650])
})
