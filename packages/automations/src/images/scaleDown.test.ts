import { expect, test } from 'vitest'
import { scaleDown, visibleBox } from './scaleDown.ts'

const picture = (width: number, height: number, ...values: readonly (readonly number[])[]) => ({
  width,
  height,
  data: Uint8ClampedArray.from(values.flat()),
})

test('each pixel is the mean of what it covers', () => {
  const wide = picture(3, 1, [0, 0, 0, 255], [90, 60, 30, 255], [240, 240, 240, 255])
  // One and a half pixels go into each of the two.
  expect([...scaleDown(wide, { width: 2, height: 1 }).data]).toEqual([
    30, 20, 10, 255, 190, 180, 170, 255,
  ])
})

test('what is transparent does not colour the edges', () => {
  const edge = picture(2, 1, [200, 100, 50, 255], [0, 255, 0, 0])
  expect([...scaleDown(edge, { width: 1, height: 1 }).data]).toEqual([200, 100, 50, 128])
})

test('nothing is enlarged or changed at the same size', () => {
  const small = picture(2, 2, [1, 2, 3, 255], [4, 5, 6, 255], [7, 8, 9, 255], [10, 11, 12, 255])
  expect(scaleDown(small, { width: 9, height: 9 })).toEqual(small)
})

test('a part of a picture is scaled alone', () => {
  const row = picture(4, 1, [9, 9, 9, 255], [20, 20, 20, 255], [40, 40, 40, 255], [9, 9, 9, 255])
  const part = { x: 1, y: 0, width: 2, height: 1 }
  expect([...scaleDown(row, { width: 1, height: 1 }, part).data]).toEqual([30, 30, 30, 255])
})

test('the visible part is found, or that there is none', () => {
  const dot = picture(3, 2, ...Array.from({ length: 6 }, (_, at) => [0, 0, 0, at === 4 ? 7 : 0]))
  expect(visibleBox(dot)).toEqual({ x: 1, y: 1, width: 1, height: 1 })
  expect(visibleBox(dot, 8)).toBeUndefined()
})
