import type { Pixels } from '@dropwatt/automations/images'
import { describe, expect, test } from 'vitest'
import { drawText } from './drawText.ts'

const white = '#ffffff'

/** Returns the share of the pixels of a part, in shares of the picture, that are opaque. */
function ink({ width, height, data }: Pixels, part: { to?: number; bottom?: number } = {}): number {
  const { to = 1, bottom = 1 } = part
  const [right, lower] = [Math.floor(width * to), Math.floor(height * bottom)]
  let sum = 0
  for (let y = 0; y < lower; y += 1) {
    for (let x = 0; x < right; x += 1) sum += data[(y * width + x) * 4 + 3]! > 200 ? 1 : 0
  }
  return sum / (right * lower)
}

const opaque = ({ data }: Pixels) =>
  Array.from({ length: data.length / 4 }, (_, at) =>
    Array.from(data.subarray(at * 4, at * 4 + 4)),
  ).filter(([, , , alpha]) => alpha === 255)

describe('a text', () => {
  test('is drawn in its colour, with transparent pixels around', async () => {
    const picture = await drawText('Supplier 014', 40, '#14171b')
    const colours = opaque(picture)
    expect(colours.length).toBeGreaterThan(100)
    expect(colours.filter(([red]) => red === 0x14).length / colours.length).toBeGreaterThan(0.6)
    expect(ink(picture)).toBeLessThan(0.7)
    expect(picture.data[3]).toBe(0)
  })

  test('grows with its height and its length', async () => {
    const small = await drawText('MUG-RED', 20, white)
    const large = await drawText('MUG-RED', 60, white)
    const long = await drawText('MUG-RED MUG-RED', 20, white)
    expect(large.height / small.height).toBeCloseTo(3, 0)
    expect(long.width).toBeGreaterThan(small.width * 1.8)
  })

  test('has a dark edge where it is light', async () => {
    const { data } = await drawText('O', 80, white)
    const dark = Array.from({ length: data.length / 4 }, (_, at) => at * 4).filter(
      (at) => data[at + 3]! > 30 && data[at]! < 60,
    )
    expect(dark.length).toBeGreaterThan(20)
  })

  test.each(['חנות', 'магазин', 'κατάστημα', 'Ŝķĕ ñ̃'])('%s has ink', async (text) => {
    expect(ink(await drawText(text, 32, white))).toBeGreaterThan(0.03)
  })

  // Whether they are visible depends on the fonts of the system.
  test.each(['متجر', '商店', 'ร้าน', '🛍️'])('%s can be drawn', async (text) => {
    const { width, height, data } = await drawText(text, 32, white)
    expect(data).toHaveLength(width * height * 4)
  })

  test('from right to left ends on the left', async () => {
    const picture = await drawText('שש.....', 60, white)
    // Dots are low; letters are on the right.
    expect(ink(picture, { to: 0.3, bottom: 0.5 })).toBe(0)
  })

  test('that is longer than a canvas gets a smaller font', async () => {
    const picture = await drawText('W'.repeat(400), 64, white)
    expect(picture.width).toBeLessThanOrEqual(8_192)
    expect(ink(picture)).toBeGreaterThan(0.1)
  })

  test('of spaces is transparent', async () => {
    expect(ink(await drawText('  ', 20, white))).toBe(0)
  })
})
