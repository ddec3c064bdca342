import { describe, expect, test } from 'vitest'
import type { MarkPlace } from '../../automations/dynamic-watermark/options.ts'
import type { Pixels } from '../Pixels.ts'
import { visibleBox } from '../scaleDown.ts'
import { composite } from '../test/composites.ts'
import { drawBars } from '../test/drawBars.ts'
import { drawProduct } from '../test/products.ts'
import { markImage, type MarkSettings } from './markImage.ts'

const settings: MarkSettings = {
  mark: 'text',
  text: 'Sample',
  place: 'bottom-right',
  size: 20,
  opacity: 100,
  colour: 'light',
  tile: false,
  cover: 15,
}
const tools = { drawText: drawBars }

function plain(
  width: number,
  height: number,
  colour: readonly number[] = [90, 90, 90, 255],
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at += 4) data.set(colour, at)
  return { width, height, data }
}

/** Returns an image whose alpha says where another differs from it. */
function difference(before: Pixels, after: Pixels): Pixels {
  const data = new Uint8ClampedArray(before.data.length)
  for (let at = 0; at < data.length; at += 4) {
    const differs = [0, 1, 2, 3].some(
      (channel) => before.data[at + channel] !== after.data[at + channel],
    )
    data[at + 3] = differs ? 255 : 0
  }
  return { ...before, data }
}

const markedPart = (before: Pixels, after: Pixels | undefined) =>
  after && visibleBox(difference(before, after))

async function marked(
  image: Pixels,
  some: Partial<MarkSettings> = {},
): Promise<Pixels | undefined> {
  const result = await markImage(image, { ...settings, ...some }, tools)
  return result?.pixels
}

/** Names the third that a share is in. */
const third = (share: number, names: readonly string[]) => names[Math.floor(share * 3)]!

const brightest = ({ data }: Pixels) => Math.max(...data.filter((_, at) => at % 4 === 0))

const places = [
  'top-left',
  'top',
  'top-right',
  'left',
  'middle',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const satisfies readonly MarkPlace[]

const logo = plain(40, 20, [220, 20, 60, 255])

describe('the place of the mark', () => {
  const image = plain(300, 200)

  test.each(places)('%s', async (place) => {
    const part = markedPart(image, await marked(image, { place }))!
    const centre = { x: (part.x + part.width / 2) / 300, y: (part.y + part.height / 2) / 200 }
    const vertical = third(centre.y, ['top', '', 'bottom'])
    const horizontal = third(centre.x, ['left', '', 'right'])
    expect([vertical, horizontal].filter((name) => name !== '').join('-') || 'middle').toBe(place)
  })

  test('is a little away from the edges', async () => {
    const part = markedPart(image, await marked(image))!
    expect(300 - part.x - part.width).toBeGreaterThanOrEqual(6)
    expect(200 - part.y - part.height).toBe(6)
  })
})

describe('the size of the mark', () => {
  test.each([10, 20, 50])('is %i percent of the width', async (size) => {
    const image = plain(800, 300)
    const part = markedPart(image, await marked(image, { size }))!
    // The last letter ends before its gap.
    expect(part.width / 800).toBeCloseTo(size / 100, 1)
  })

  test('of a text is at least 12 px high', async () => {
    const image = plain(240, 240)
    expect(markedPart(image, await marked(image, { size: 4 }))?.height).toBe(12)
  })

  test.each([
    [16, 16],
    [1, 1],
    [3_000, 10],
    [4, 1_000],
  ])('fits into an image of %i × %i px', async (width, height) => {
    const image = plain(width, height)
    const after = await marked(image, { size: 60, text: 'A long text for a small image' })
    expect(after).toMatchObject({ width, height })
    expect(markedPart(image, after)).toBeDefined()
  })

  test('of a logo is never above its own', async () => {
    const image = plain(1_000, 400)
    const { pixels } = (await markImage(image, { ...settings, mark: 'logo', size: 50 }, { logo }))!
    expect(markedPart(image, pixels)).toMatchObject({ width: 40, height: 20 })
  })

  test('of a logo counts what is visible of it alone', async () => {
    const image = plain(200, 200)
    const wide = plain(60, 60, [0, 0, 0, 0])
    for (let x = 10; x < 50; x += 1) wide.data.set([255, 0, 0, 255], (30 * 60 + x) * 4)
    const { pixels } = (await markImage(
      image,
      { ...settings, mark: 'logo', size: 10 },
      { logo: wide },
    ))!
    expect(markedPart(image, pixels)).toMatchObject({ width: 20, height: 1 })
  })
})

async function shareOfWidth(picture: Pixels, some: MarkSettings, scale: number): Promise<number> {
  const result = await markImage(picture, some, { ...tools, logo, scale })
  return markedPart(picture, result?.pixels)!.width / picture.width
}

test('a preview shows the mark with the same share of the image', async () => {
  const text = { ...settings, size: 4, text: 'AB' }
  const many = { ...settings, mark: 'logo', size: 50 } as const
  const [image, preview] = [plain(600, 400), plain(150, 100)]
  for (const some of [text, many]) {
    expect(await shareOfWidth(preview, some, 0.25)).toBeCloseTo(
      await shareOfWidth(image, some, 1),
      1,
    )
  }
  expect(await shareOfWidth(preview, many, 1)).toBeGreaterThan(0.25)
})

describe('the colour of a text', () => {
  test.each([
    ['dark', 30, 255],
    ['light', 240, 240],
  ])('is chosen on a %s image', async (_name, level, brightness) => {
    const image = plain(120, 80, [level, level, level, 255])
    const after = (await marked(image, { colour: 'auto' }))!
    expect(after.data).not.toEqual(image.data)
    expect(brightest(after)).toBe(brightness)
  })

  test('follows what is under the text, not the rest', async () => {
    const image = plain(120, 80, [250, 250, 250, 255])
    image.data.fill(20, 120 * 40 * 4)
    for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255
    const low = (await marked(image, { colour: 'auto', place: 'bottom' }))!
    expect(brightest({ ...low, data: low.data.slice(120 * 50 * 4) })).toBe(255)
    const high = (await marked(image, { colour: 'auto', place: 'top' }))!
    expect(
      Math.min(...high.data.slice(0, 120 * 30 * 4).filter((_, at) => at % 4 < 3)),
    ).toBeLessThan(30)
  })

  test('takes what is transparent as white', async () => {
    const after = (await marked(plain(120, 80, [0, 0, 0, 0]), { colour: 'auto' }))!
    const inked = Array.from({ length: 120 * 80 }, (_, at) => at).filter(
      (at) => after.data[at * 4 + 3]! > 200,
    )
    expect(inked.length).toBeGreaterThan(0)
    expect(Math.max(...inked.map((at) => after.data[at * 4]!))).toBeLessThan(40)
  })
})

describe('the opacity', () => {
  test('mixes the mark with the image', async () => {
    const image = plain(100, 60, [0, 0, 0, 255])
    const after = (await marked(image, { opacity: 60 }))!
    expect(Math.max(...after.data.filter((_, at) => at % 4 < 3))).toBe(153)
  })

  test('is kept on transparent images, whose other pixels stay transparent', async () => {
    const image = plain(100, 60, [9, 9, 9, 0])
    const after = (await marked(image, { opacity: 60 }))!
    expect(Math.max(...after.data.filter((_, at) => at % 4 === 3))).toBe(153)
    expect(after.data[3]).toBe(0)
  })
})

describe('a repeated mark', () => {
  test('is all over the image, in rows that rise to the right', async () => {
    const image = plain(400, 400)
    const shown = difference(image, (await marked(image, { tile: true, size: 12 }))!)
    const quarter = (left: number, top: number) =>
      Array.from({ length: 200 * 200 }, (_, at) => at).filter(
        (at) => shown.data[((top + Math.floor(at / 200)) * 400 + left + (at % 200)) * 4 + 3]! > 0,
      ).length
    const quarters = [quarter(0, 0), quarter(200, 0), quarter(0, 200), quarter(200, 200)]
    expect(Math.min(...quarters)).toBeGreaterThan(200 * 200 * 0.03)
    expect(Math.max(...quarters) / Math.min(...quarters)).toBeLessThan(1.5)
  })

  test('keeps the colours of a logo up to its edges', async () => {
    const image = plain(200, 200, [0, 0, 0, 0])
    const { pixels } = (await markImage(
      image,
      { ...settings, mark: 'logo', tile: true },
      { logo },
    ))!
    const colours = Array.from({ length: 200 * 200 }, (_, at) => at)
      .filter((at) => pixels.data[at * 4 + 3]! > 20)
      .map((at) => pixels.data[at * 4]!)
    expect(Math.min(...colours)).toBeGreaterThan(210)
  })
})

describe('the product under the mark', () => {
  const product = drawProduct('book', { side: 200, colour: 'red' })
  const photo = composite(product, { backdrop: 'gradient', seed: 3, side: 200 }).pixels

  test('is covered by a large logo in the middle only', async () => {
    const large = await markImage(
      photo,
      { ...settings, mark: 'logo', size: 60, place: 'middle' },
      { logo: plain(300, 300, [0, 0, 0, 255]) },
    )
    expect(large?.reasons).toEqual(['covers-product'])
    expect(large?.covered).toBeGreaterThan(0.5)
    const small = await markImage(photo, { ...settings, mark: 'logo', size: 8 }, { logo })
    expect(small).toMatchObject({ covered: 0, reasons: [] })
  })

  test('is measured as a share of it', async () => {
    // A product of 100 × 100 px, of which a logo covers the left half.
    const image = plain(200, 200, [255, 255, 255, 255])
    for (let at = 0; at < 100 * 100; at += 1) {
      image.data.set([30, 60, 160, 255], ((50 + Math.floor(at / 100)) * 200 + 50 + (at % 100)) * 4)
    }
    const half = plain(94, 194, [0, 0, 0, 255])
    const result = await markImage(
      image,
      { ...settings, mark: 'logo', size: 47, place: 'left' },
      { logo: half },
    )
    expect(result?.covered).toBeCloseTo(0.5, 1)
    const most = { ...settings, mark: 'logo', size: 47, place: 'left', cover: 60 } as const
    expect((await markImage(image, most, { logo: half }))?.reasons).toEqual([])
  })

  test('is what is opaque in a transparent picture', async () => {
    const result = await markImage(product, { ...settings, place: 'top-left', size: 10 }, tools)
    expect(result?.covered).toBe(0)
    const over = await markImage(product, { ...settings, place: 'middle', size: 60 }, tools)
    expect(over?.covered).toBeGreaterThan(0.05)
  })

  test('counts the gaps between letters of a small text', async () => {
    const image = plain(800, 800, [255, 255, 255, 255])
    for (let row = 100; row < 700; row += 1) {
      image.data.fill(40, (row * 800 + 50) * 4, (row * 800 + 750) * 4)
    }
    for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255
    const small = { ...settings, text: 'x'.repeat(40), place: 'middle', size: 60 } as const
    const result = await markImage(image, small, tools)
    const part = markedPart(image, result?.pixels)!
    const share = (part.width * part.height) / (700 * 600)
    expect(result?.covered).toBeGreaterThan(share * 0.9)
  })
})

describe('nothing to write', () => {
  test('leaves the image to its caller', async () => {
    expect(await marked(plain(50, 50), { text: '{vendor} · {sku}' })).toBeUndefined()
    const nothing = { ...settings, mark: 'logo' } as const
    const result = await markImage(plain(50, 50), nothing, { logo: plain(9, 9, [0, 0, 0, 0]) })
    expect(result).toBeUndefined()
  })

  test('without a canvas or a logo is an error', async () => {
    await expect(markImage(plain(9, 9), settings, {})).rejects.toThrow(RangeError)
    await expect(markImage(plain(9, 9), { ...settings, mark: 'logo' }, {})).rejects.toThrow(
      RangeError,
    )
  })
})

test('the fallback is written where no word has a value', async () => {
  const image = plain(400, 100)
  const text = '{vendor} · {sku}'
  const values = { fallback: 'Acme' }
  const fallen = await markImage(image, { ...settings, text }, { ...tools, values })
  const typed = await markImage(image, { ...settings, text: 'Acme' }, tools)
  expect(fallen).toEqual(typed)
})

test('the words of each image are written', async () => {
  const image = plain(400, 100)
  const wide = { ...settings, text: '{sku}', size: 4 }
  const short = await markImage(image, wide, { ...tools, values: { sku: 'A' } })
  const long = await markImage(image, wide, { ...tools, values: { sku: 'ABCDEFGH' } })
  const width = (result: typeof short) => markedPart(image, result?.pixels)!.width
  expect(width(long)).toBeGreaterThan(2 * width(short))
})

test('the same image gives the same result', async () => {
  const image = composite(drawProduct('mug', { side: 90, colour: 'blue' }), {
    backdrop: 'planks',
    seed: 2,
    side: 90,
  }).pixels
  const before = Uint8ClampedArray.from(image.data)
  const all = { ...settings, tile: true, colour: 'auto', opacity: 55 } as const
  expect(await markImage(image, all, tools)).toEqual(await markImage(image, all, tools))
  expect(image.data).toEqual(before)
})
