import { describe, expect, test } from 'vitest'
import { backdrops } from './backdrops.ts'
import { composite, compositesOf, drawnProducts, type Composite } from './composites.ts'
import { drawProduct, productNames, productsWithGaps } from './products.ts'

const side = 48
const meanOf = (values: ArrayLike<number>) =>
  Array.from(values).reduce((sum, value) => sum + value, 0) / values.length

const opaque = ({ pixels, truth }: Composite) =>
  pixels.data.filter((_, index) => truth[Math.floor(index / 4)] === 255)

describe('drawn products', () => {
  test.each(productNames)(
    'a %s is opaque inside, transparent at the frame, soft between',
    (name) => {
      const { data } = drawProduct(name, { side, colour: 'red' })
      const alpha = data.filter((_, index) => index % 4 === 3)
      expect(Math.max(...alpha)).toBe(255)
      expect(alpha.some((value) => value > 0 && value < 255)).toBe(true)
      expect(Array.from({ length: side }, (_, x) => alpha[x])).toEqual(Array(side).fill(0))
    },
  )

  test.each(productsWithGaps)('a %s shows the background through its handle', (name) => {
    const { data } = drawProduct(name, { side: 100, colour: 'blue' })
    const [x, y] = { mug: [78, 50], bag: [50, 30] }[name]
    expect(data[(y! * 100 + x!) * 4 + 3]).toBe(0)
  })
})

describe('composites', () => {
  const mug = drawProduct('mug', { side, colour: 'sand' })

  test('depend on the seed alone', () => {
    const settings = { backdrop: 'planks', seed: 7, side } as const
    expect(composite(mug, settings)).toEqual(composite(mug, settings))
    expect(composite(mug, { ...settings, seed: 8 }).pixels).not.toEqual(
      composite(mug, settings).pixels,
    )
  })

  test('show the product inside the true outline only', () => {
    const settings = { backdrop: 'white', seed: 3, side, shadow: 'none', noise: 0 } as const
    const { pixels, truth } = composite(mug, settings)
    const blue = (alpha: number) =>
      Array.from(truth.keys())
        .filter((at) => truth[at] === alpha)
        .map((at) => pixels.data[at * 4 + 2]!)
    expect(Math.min(...blue(0))).toBe(255)
    expect(Math.max(...blue(255))).toBeLessThan(255)
  })

  test.each(['floor', 'drop'] as const)('a %s shadow darkens the background alone', (shadow) => {
    const settings = { backdrop: 'white', seed: 5, side, noise: 0 } as const
    const without = composite(mug, { ...settings, shadow: 'none' })
    const shaded = composite(mug, { ...settings, shadow })
    expect(shaded.truth).toEqual(without.truth)
    expect(meanOf(shaded.pixels.data)).toBeLessThan(meanOf(without.pixels.data))
    expect(opaque(shaded)).toEqual(opaque(without))
  })

  test('come one for each product and background', () => {
    const all = [...compositesOf(drawnProducts(side, ['red'], ['tee', 'bag']), { side })]
    expect(all.map(({ product, backdrop }) => `${product}, ${backdrop}`)).toEqual(
      ['tee red', 'bag red'].flatMap((name) => backdrops.map((backdrop) => `${name}, ${backdrop}`)),
    )
  })
})
