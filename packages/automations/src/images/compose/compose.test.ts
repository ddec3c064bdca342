import { describe, expect, test } from 'vitest'
import type { Pixels } from '../Pixels.ts'
import { drawProduct } from '../test/products.ts'
import { compose, type ComposeSettings } from './compose.ts'

const settings: ComposeSettings = {
  template: 'white',
  colour: '#3366cc',
  fill: 80,
  stand: 'middle',
  shadow: false,
  size: 'original',
}

/** A picture of one colour, transparent outside of a block. */
function block(
  [width, height]: readonly [number, number],
  [left, top, right, bottom]: readonly [number, number, number, number],
  hidden: readonly [number, number, number] = [0, 255, 0],
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInside = x >= left && x < right && y >= top && y < bottom
      data.set(isInside ? [200, 30, 40, 255] : [...hidden, 0], (y * width + x) * 4)
    }
  }
  return { width, height, data }
}

const colourAt = ({ width, data }: Pixels, x: number, y: number) =>
  Array.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4))

/** Returns the part of an image that has the colour of the block. */
function redPart({ width, height, data }: Pixels) {
  const part = { left: width, right: 0, top: height, bottom: 0 }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      if (data[at]! <= 150 || data[at + 1]! >= 60) continue
      part.left = Math.min(part.left, x)
      part.right = Math.max(part.right, x + 1)
      part.top = Math.min(part.top, y)
      part.bottom = y + 1
    }
  }
  return part
}

/** A block of 100 × 50 pixels in 200 × 100, not in the middle. */
const wide = block([200, 100], [10, 10, 110, 60])

describe('the size of the product', () => {
  test.each([30, 50, 78, 100])('is %i percent of the image', (fill) => {
    const image = compose(wide, { ...settings, fill })
    const { left, right } = redPart(image)
    expect((right - left) / image.width).toBeCloseTo(fill / 100, 1)
  })

  test('is never above that of the original: the image becomes smaller', () => {
    const image = compose(wide, { ...settings, fill: 80 })
    // 100 px are 80 % of 125 px.
    expect([image.width, image.height]).toEqual([125, 63])
    expect(compose(wide, { ...settings, size: '2048' })).toMatchObject({ width: 125, height: 125 })
  })

  test('has the requested size where there is enough detail', () => {
    const large = block([640, 640], [20, 20, 620, 500])
    const image = compose(large, { ...settings, fill: 50, size: '1024' })
    expect([image.width, image.height]).toEqual([1_024, 1_024])
    const { left, right } = redPart(image)
    expect(right - left).toBe(512)
  })

  test('follows the height of tall products', () => {
    const image = compose(block([60, 120], [20, 0, 40, 100]), {
      ...settings,
      fill: 50,
      size: '1024',
    })
    const { top, bottom } = redPart(image)
    expect((bottom - top) / image.height).toBeCloseTo(0.5)
  })
})

describe('the place of the product', () => {
  test('is the middle', () => {
    const image = compose(wide, { ...settings, fill: 50 })
    const { left, right, top, bottom } = redPart(image)
    expect([left, top]).toEqual([image.width - right, image.height - bottom])
  })

  test('is near the bottom where it stands on the floor', () => {
    const image = compose(wide, { ...settings, fill: 50, stand: 'floor' })
    const { top, bottom } = redPart(image)
    expect(image.height - bottom).toBe(Math.round(image.height * 0.12))
    expect(top).toBeGreaterThan(image.height - bottom)
  })
})

describe('backgrounds', () => {
  test('a template goes from its first colour to its last', () => {
    const image = compose(wide, { ...settings, template: 'studio', fill: 30 })
    expect(colourAt(image, 0, 0)).toEqual([0xf6, 0xf4, 0xee, 255])
    expect(colourAt(image, 5, image.height - 1)).toEqual([0xcf, 0xc8, 0xb8, 255])
  })

  test('an own colour is plain', () => {
    const image = compose(wide, { ...settings, template: 'colour' })
    expect(colourAt(image, 1, 1)).toEqual([0x33, 0x66, 0xcc, 255])
  })

  test('an own picture covers the image and keeps its proportions', () => {
    // Thirds in red, green and blue: a square image shows the middle one alone.
    const picture = block([90, 30], [0, 0, 0, 0])
    for (let at = 0; at < 90 * 30; at += 1) {
      const third = Math.floor((at % 90) / 30)
      picture.data.set(
        [third === 0 ? 255 : 0, third === 1 ? 255 : 0, third === 2 ? 255 : 0, 255],
        at * 4,
      )
    }
    const square = { ...settings, template: 'image', size: '1024', fill: 30 } as const
    const image = compose(wide, square, picture)
    expect(image.width).toBe(333)
    for (const x of [0, 166, 332]) expect(colourAt(image, x, 3)).toEqual([0, 255, 0, 255])
  })

  test('what is transparent in an own picture becomes white', () => {
    const image = compose(wide, { ...settings, template: 'image' }, block([40, 40], [0, 0, 0, 0]))
    expect(colourAt(image, 0, 0)).toEqual([255, 255, 255, 255])
  })

  test('an own picture that is missing is an error', () => {
    expect(() => compose(wide, { ...settings, template: 'image' })).toThrow(RangeError)
  })

  test('a cut-out without anything visible gives the background alone', () => {
    const image = compose(block([30, 20], [0, 0, 0, 0]), {
      ...settings,
      template: 'colour',
      shadow: true,
    })
    expect(image).toMatchObject({ width: 30, height: 20 })
    expect(colourAt(image, 15, 10)).toEqual([0x33, 0x66, 0xcc, 255])
  })
})

describe('edges', () => {
  test('take nothing of the colours under transparent pixels', () => {
    const large = block([300, 300], [50, 50, 253, 251])
    const image = compose(large, { ...settings, template: 'white', fill: 37, size: 'original' })
    // Between the red and the white, green and blue are near each other; a halo would be green.
    const greenest = Math.max(
      ...Array.from(
        { length: image.width * image.height },
        (_, at) => image.data[at * 4 + 1]! - image.data[at * 4 + 2]!,
      ),
    )
    expect(greenest).toBeLessThan(1)
  })

  test('mix by their alpha', () => {
    const soft = block([10, 10], [0, 0, 10, 10])
    soft.data[(5 * 10 + 5) * 4 + 3] = 102
    const image = compose(soft, { ...settings, fill: 100 })
    expect(colourAt(image, 5, 5)).toEqual([233, 165, 169, 255])
  })
})

const middleOf = ({ width, height }: Pixels) =>
  [Math.round(width / 2), Math.round(height / 2)] as const

describe('the shadow', () => {
  const floor = { ...settings, stand: 'floor', fill: 50 } as const
  const bottle = drawProduct('bottle', { side: 200, colour: 'blue' })

  test('is soft and darkest under the product', () => {
    const image = compose(bottle, { ...floor, shadow: true })
    const plain = compose(bottle, floor)
    const { height, width } = image
    const under = Math.round(height * 0.885)
    expect(colourAt(image, width / 2, under)[0]).toBeLessThan(215)
    expect(colourAt(image, 3, under)).toEqual([255, 255, 255, 255])
    expect(image.data.subarray(0, width * 4 * 20)).toEqual(plain.data.subarray(0, width * 4 * 20))
    const across = Array.from({ length: width / 2 }, (_, x) => colourAt(image, x, under)[0]!)
    const steps = across.slice(1).map((value, x) => across[x]! - value)
    expect(Math.max(...steps)).toBeLessThan(16)
  })

  test('does not darken the product', () => {
    const image = compose(bottle, { ...floor, shadow: true })
    const plain = compose(bottle, floor)
    expect(colourAt(image, ...middleOf(image))).toEqual(colourAt(plain, ...middleOf(plain)))
  })

  test('follows the outline of a product in the middle', () => {
    const image = compose(wide, { ...settings, fill: 50, shadow: true })
    const { bottom, left, right } = redPart(image)
    expect(colourAt(image, (left + right) / 2, bottom + 1)[0]).toBeLessThan(230)
    expect(colourAt(image, 2, bottom + 1)[0]).toBe(255)
  })
})

test('a faint shadow that came with the cut-out is left out', () => {
  const own = block([200, 200], [50, 20, 150, 120])
  const shaded = { ...own, data: Uint8ClampedArray.from(own.data) }
  for (let x = 20; x < 180; x += 1) shaded.data.set([0, 0, 0, 90], (160 * 200 + x) * 4)
  expect(compose(shaded, settings)).toEqual(compose(own, settings))
})

test('the same cut-out gives the same image', () => {
  const before = Uint8ClampedArray.from(wide.data)
  const all = { ...settings, shadow: true, stand: 'floor', template: 'sage' } as const
  expect(compose(wide, all)).toEqual(compose(wide, all))
  expect(wide.data).toEqual(before)
})
