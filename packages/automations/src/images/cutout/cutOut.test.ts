import { describe, expect, test } from 'vitest'
import type { Pixels } from '../Pixels.ts'
import { composite, type Composite } from '../test/composites.ts'
import { drawProduct } from '../test/products.ts'
import { codecs, encode, paint, pixelAt } from '../test/processed.ts'
import { Random } from '../test/Random.ts'
import type { CutoutSettings, Stroke } from './Cutout.ts'
import { CutoutSession } from './CutoutSession.ts'
import { cutOut } from './removeBackground.ts'

const settings: CutoutSettings = {
  removesShadow: true,
  removesGaps: true,
  edge: 'soft',
  strokes: [],
}

const side = 200
const mug = drawProduct('mug', { side, colour: 'red' })

/** The share of what is product in either of both that is product in both. */
function overlap({ data }: Pixels, truth: Uint8ClampedArray): number {
  let both = 0
  let either = 0
  for (let at = 0; at < truth.length; at += 1) {
    const isKept = data[4 * at + 3]! >= 128
    const isProduct = truth[at]! >= 128
    both += Number(isKept && isProduct)
    either += Number(isKept || isProduct)
  }
  return both / either
}

function productArea({ data }: Pixels): number {
  let area = 0
  for (let at = 3; at < data.length; at += 4) area += data[at]! / 255
  return area
}

const shape = ({ data }: Pixels) => data.filter((_, at) => at % 4 === 3)

function alphaAt({ data }: Pixels, x: number, y: number): number {
  return data[4 * (Math.floor(y * side) * side + Math.floor(x * side)) + 3]!
}

const onColour = composite(mug, { backdrop: 'colour', seed: 5, side })

describe('a drawn product without its background', () => {
  test.each([
    ['tee', 'red', 'white', 0.95],
    ['mug', 'blue', 'colour', 0.95],
    ['bottle', 'red', 'gradient', 0.95],
    ['bottle', 'green', 'vignette', 0.95],
    ['book', 'blue', 'planks', 0.95],
  ] as const)('a %s, %s, on %s', (product, colour, backdrop, least) => {
    const drawn: Composite = composite(drawProduct(product, { side, colour }), {
      backdrop,
      seed: 11,
      side,
    })
    const { pixels } = cutOut(drawn.pixels, settings)
    expect(overlap(pixels, drawn.truth)).toBeGreaterThan(least)
    expect([pixels.width, pixels.height]).toEqual([side, side])
  })

  test('leaves the original as it is', () => {
    const before = onColour.pixels.data.slice()
    cutOut(onColour.pixels, settings)
    expect(onColour.pixels.data).toEqual(before)
  })

  test('takes the colour of the background out of its edges', () => {
    const onBlack: Pixels = composite(mug, {
      backdrop: 'white',
      seed: 3,
      side,
      shadow: 'none',
    }).pixels
    const { pixels } = cutOut(onBlack, settings)
    const edges: number[] = []
    for (let at = 0; at < pixels.data.length; at += 4) {
      const alpha = pixels.data[at + 3]!
      if (alpha > 60 && alpha < 195) edges.push(pixels.data[at + 2]! - onBlack.data[at + 2]!)
    }
    const mean = edges.reduce((sum, value) => sum + value, 0) / edges.length
    expect(mean).toBeLessThan(-20)
  })
})

/** Measures how much stronger a channel is than the mean of the two others. */
const tintOf = (colour: ArrayLike<number>, channel: 1 | 2) =>
  colour[channel]! - (colour[0]! + colour[3 - channel]!) / 2

/** The same at pixels of the edge, on average. */
function tintOfEdges({ data }: Pixels, channel: 1 | 2): number {
  let sum = 0
  let count = 0
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 100 || data[at + 3]! > 250) continue
    sum += tintOf(data.subarray(at, at + 3), channel)
    count += 1
  }
  return sum / count
}

describe('the edges of a product on a colourful background', () => {
  test.each([
    ['a grey one on green', [62, 60, 66], [60, 180, 90], 1],
    ['a light one on blue', [225, 218, 202], [70, 120, 210], 2],
    ['a red one on green', [190, 40, 50], [90, 200, 110], 1],
    ['a yellow one on blue', [240, 200, 60], [90, 130, 200], 2],
  ] as const)('have none of its tint: %s', async (_, colour, behind, channel) => {
    const drawn = paint(400, 400, (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.3 ? colour : behind))
    const jpeg = await encode(drawn, 'jpeg', 80)
    const { pixels } = cutOut(await codecs.decode(jpeg, 'jpeg'), settings)
    const own = tintOf(colour, channel)
    const left = tintOfEdges(pixels, channel) - own
    expect(left / (tintOf(behind, channel) - own)).toBeLessThan(0.12)
  })

  test('keep a colour that is their own', async () => {
    const [rim, middle] = [
      [200, 60, 160],
      [240, 235, 230],
    ] as const
    const drawn = paint(400, 400, (x, y) => {
      const distance = Math.hypot(x - 0.5, y - 0.5)
      return distance > 0.3 ? [60, 180, 90] : distance > 0.26 ? rim : middle
    })
    const jpeg = await encode(drawn, 'jpeg', 90)
    const { pixels } = cutOut(await codecs.decode(jpeg, 'jpeg'), settings)
    const [red = 0, green = 0, blue = 0] = pixelAt(pixels, 200, 85)
    expect([red - green > 80, blue - green > 50]).toEqual([true, true])
  })
})

describe('settings', () => {
  test('gaps are only removed if asked for', () => {
    const open = productArea(cutOut(onColour.pixels, settings).pixels)
    const filled = productArea(cutOut(onColour.pixels, { ...settings, removesGaps: false }).pixels)
    expect(filled - open).toBeGreaterThan(0.005 * side * side)
  })

  test('shadows are only removed if asked for', () => {
    const shaded = composite(mug, { backdrop: 'white', seed: 6, side, shadow: 'drop' })
    const without = productArea(cutOut(shaded.pixels, settings).pixels)
    const kept = productArea(cutOut(shaded.pixels, { ...settings, removesShadow: false }).pixels)
    expect(kept).toBeGreaterThan(without)
  })

  test('the softer the edge, the more of it is half transparent', () => {
    const halves = (['sharp', 'soft', 'softer'] as const).map((edge) => {
      const { data } = cutOut(onColour.pixels, { ...settings, edge }).pixels
      let count = 0
      for (let at = 3; at < data.length; at += 4) count += Number(data[at]! > 5 && data[at]! < 250)
      return count
    })
    expect(halves[0]).toBeLessThan(halves[1]!)
    expect(halves[1]).toBeLessThan(halves[2]!)
  })
})

describe('pictures that are no studio photo of a product', () => {
  test('a background of many colours is reported as busy', () => {
    const random = new Random(8)
    const data = new Uint8ClampedArray(side * side * 4)
    for (let at = 0; at < data.length; at += 4) {
      const patch = Math.floor(at / 4 / side / 9) * 31 + Math.floor(((at / 4) % side) / 9) * 17
      data.set([(patch * 53) % 256, (patch * 97) % 256, random.between(0, 255), 255], at)
    }
    expect(cutOut({ width: side, height: side, data }, settings).reasons).toEqual(['busy'])
  })

  test('a transparent background is reported, and no pixel changes', () => {
    const { pixels, reasons } = cutOut(mug, settings)
    expect(reasons).toEqual(['already-removed'])
    expect(pixels.data).toEqual(mug.data)
  })

  test('a single colour and tiny pictures are busy', () => {
    for (const [width, height] of [
      [40, 40],
      [1, 1],
      [3, 50],
      [700, 2],
    ] as const) {
      const data = new Uint8ClampedArray(width * height * 4).fill(255)
      expect(cutOut({ width, height, data }, settings).reasons).toEqual(['busy'])
    }
  })
})

describe('a picture in review', () => {
  const keep: Stroke = {
    keeps: true,
    radius: 0.03,
    points: [
      [0.1, 0.1],
      [0.2, 0.15],
    ],
  }
  const remove: Stroke = {
    keeps: false,
    radius: 0.05,
    points: [
      [0.5, 0.5],
      [0.55, 0.6],
    ],
  }

  test('keeps and removes what strokes cover', () => {
    const session = new CutoutSession(onColour.pixels, settings)
    expect(alphaAt(session.addStroke(keep).pixels, 0.15, 0.125)).toBe(255)
    const { pixels } = session.addStroke(remove)
    expect(alphaAt(pixels, 0.15, 0.125)).toBe(255)
    expect(alphaAt(pixels, 0.52, 0.54)).toBe(0)
  })

  test('strokes one by one give the same as all at once', () => {
    const session = new CutoutSession(onColour.pixels, settings)
    session.addStroke(keep)
    const { pixels } = session.addStroke(remove)
    const atOnce = cutOut(onColour.pixels, { ...settings, strokes: [keep, remove] })
    expect(shape(pixels)).toEqual(shape(atOnce.pixels))
  })

  test('takes strokes back and paints them again', () => {
    const session = new CutoutSession(onColour.pixels, settings)
    const before = session.result().pixels
    const painted = session.addStroke(remove).pixels
    expect(shape(painted)).not.toEqual(shape(before))
    expect(shape(session.undoStroke().pixels)).toEqual(shape(before))
    expect(shape(session.undoStroke().pixels)).toEqual(shape(before))
    expect(shape(session.redoStroke().pixels)).toEqual(shape(painted))
    expect(session.settings.strokes).toEqual([remove])
  })

  test('a later stroke paints over an earlier one', () => {
    const session = new CutoutSession(onColour.pixels, settings)
    session.addStroke(remove)
    const { pixels } = session.addStroke({ ...remove, keeps: true })
    expect(alphaAt(pixels, 0.52, 0.54)).toBe(255)
  })

  test('changed settings give the same as a new picture with them', () => {
    const session = new CutoutSession(onColour.pixels, settings)
    const next: CutoutSettings = {
      removesShadow: false,
      removesGaps: false,
      edge: 'sharp',
      strokes: [keep],
    }
    expect(session.change(next)).toEqual(cutOut(onColour.pixels, next))
    expect(session.change(settings)).toEqual(cutOut(onColour.pixels, settings))
  })
})

/** Paints a body and a sleeve with a gap between them, which a shadow darkens. */
function garment(
  behind: readonly [number, number, number],
  shade: number,
  isOpen: boolean,
): Pixels {
  const random = new Random(4)
  const noise = () => random.between(-2, 2)
  return paint(300, 300, (across, down) => {
    const [x, y] = [300 * across, 300 * down]
    const isBody = x > 90 && x < 200 && y > 60 && y < 250
    const isSleeve = x > 216 && x < 256 && y > 60 && y < 240
    const isShoulder = x > 150 && x < 256 && y > 60 && y < 100
    const isHem = x > (isOpen ? 204 : 150) && x < 256 && y > 220 && y < 240
    if (isBody || isSleeve || isShoulder || isHem) return [170 + noise(), 40, 50]
    const isGap = x >= 200 && x <= 216 && y >= 100 && y <= 220
    const light = isGap ? 1 - shade : 1
    const [red, green, blue] = behind.map((level) => level * light + noise())
    return [red!, green!, blue!]
  })
}

describe('a gap that stays', () => {
  test.each([
    ['closed, on grey', [205, 205, 205], 0.3, false],
    ['open, on grey', [205, 205, 205], 0.3, true],
    ['closed, on white', [250, 250, 250], 0.25, false],
    ['closed, on a colour', [120, 170, 110], 0.3, false],
  ] as const)('is to be looked at: %s', (_, behind, shade, isOpen) => {
    const { pixels, reasons } = cutOut(garment(behind, shade, isOpen), settings)
    expect(pixelAt(pixels, 208, 160)[3]! > 200 && reasons.length === 0).toBe(false)
  })

  test('is no matter where gaps are to be filled', () => {
    const filled = { ...settings, removesGaps: false }
    expect(cutOut(garment([205, 205, 205], 0, false), filled).reasons).toEqual([])
  })
})
