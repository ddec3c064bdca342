import { expect, test } from 'vitest'
import type { Pixels } from './Pixels.ts'
import { solidParts } from './solidParts.ts'

/** A picture of digits, each a tenth of full alpha, 9 being opaque. */
function picture(...rows: readonly string[]): Pixels {
  const alpha = rows
    .join('')
    .split('')
    .map((digit) => (Number(digit) * 255) / 9)
  return {
    width: rows[0]!.length,
    height: rows.length,
    data: Uint8ClampedArray.from(alpha.flatMap((value) => [10, 20, 30, value])),
  }
}

test('a faint part apart from the product is left out', () => {
  const cutout = picture('09900', '09950', '00000', '02330', '01220')
  expect(solidParts(cutout)).toEqual(picture('09900', '09950', '00000', '00000', '00000'))
})

test('a faint part that touches a solid one stays', () => {
  const cutout = picture('9900', '9900', '0033', '0022')
  expect(solidParts(cutout)).toBe(cutout)
})

test('a product that is faint everywhere stays', () => {
  const glass = picture('0330', '0440', '0000', '0220')
  expect(solidParts(glass)).toBe(glass)
})

test('several solid parts stay', () => {
  const pair = picture('9900', '9900', '0000', '0099')
  expect(solidParts(pair)).toBe(pair)
})

test('large pictures lose the same parts', () => {
  const side = 1_000
  const data = new Uint8ClampedArray(side * side * 4)
  const fill = (top: number, bottom: number, alpha: number) => {
    for (let at = top * side; at < bottom * side; at += 1) data[at * 4 + 3] = alpha
  }
  fill(100, 700, 255)
  fill(800, 900, 60)
  const after = solidParts({ width: side, height: side, data })
  expect(after.data[(699 * side + 5) * 4 + 3]).toBe(255)
  expect(after.data.subarray(720 * side * 4).every((value) => value === 0)).toBe(true)
})
