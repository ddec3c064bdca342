import { expect, test } from 'vitest'
import { openModel } from './openModel.ts'
import { darkModel } from './testing/darkModel.ts'

/** A dark square in the middle of white. */
function darkSquare(side: number) {
  const data = new Uint8ClampedArray(4 * side * side).fill(255)
  for (let y = side / 4; y < (3 * side) / 4; y += 1) {
    for (let x = side / 4; x < (3 * side) / 4; x += 1) data.set([20, 30, 40], 4 * (y * side + x))
  }
  return { width: side, height: side, data }
}

test('a model of the member’s cuts the product out', async () => {
  const remove = await openModel(new Blob([darkModel(16)]))
  const pixels = darkSquare(64)
  const { width, height, data } = await remove({ bytes: new Uint8Array(), pixels })
  expect([width, height]).toEqual([64, 64])
  const alphaAt = (x: number, y: number) => data[4 * (y * 64 + x) + 3]
  expect(alphaAt(2, 2)).toBe(0)
  expect(alphaAt(32, 32)).toBe(255)
  expect(Array.from(data.slice(4 * (32 * 64 + 32), 4 * (32 * 64 + 32) + 3))).toEqual([20, 30, 40])
})

test('refuses a file that is no image model', async () => {
  const text = new Blob(['This is not a model.'])
  await expect(openModel(text)).rejects.toMatchObject({ name: 'ModelUnusable' })
  await expect(openModel(new Blob([darkModel(16, 4)]))).rejects.toThrow('4 channels in place of 3')
})
