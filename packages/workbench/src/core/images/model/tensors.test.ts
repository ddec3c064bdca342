import { expect, test } from 'vitest'
import { toMask, toTensor } from './tensors.ts'

const filled = (side: number, red: number) => {
  const data = new Uint8ClampedArray(4 * side * side)
  for (let at = 0; at < data.length; at += 4) data.set([red, 255, 0, 255], at)
  return { width: side, height: side, data }
}

test('the channels of a picture come one after the other', () => {
  const small = toTensor(filled(320, 255))
  const size = 320 * 320
  expect(small).toHaveLength(3 * size)
  expect(small[0]).toBeCloseTo((1 - 0.485) / 0.229, 5)
  expect(small[2 * size]).toBeCloseTo(-0.406 / 0.225, 5)
  expect([...toTensor(filled(2, 255))]).toEqual([
    0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -0.5, -0.5, -0.5, -0.5,
  ])
})

test('scales the output of a model to 0–1', () => {
  expect([...toMask(new Float32Array([0.25, 0.5, 0.75]))]).toEqual([0, 0.5, 1])
  const [low, middle, high] = toMask(new Float32Array([-8, 0, 8]))
  expect(low).toBe(0)
  expect(middle).toBeCloseTo(0.5, 5)
  expect(high).toBe(1)
  expect([...toMask(new Float32Array([0, 0]))]).toEqual([0, 0])
  expect([...toMask(new Float32Array([1, 1]))]).toEqual([1, 1])
})
