import { crc32, deflateSync } from 'node:zlib'
import type { NamedFile } from './dropFiles.ts'
import { composite } from '../../../packages/automations/src/images/test/composites.ts'
import {
  drawProduct,
  type ProductColour,
  type ProductName,
} from '../../../packages/automations/src/images/test/products.ts'

interface Drawn {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** Small, so that removing its background takes less than a second. */
const side = 96

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(content.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** Encodes a picture as PNG, with 8 bits for each of red, green, blue and alpha. */
function encodePng({ width, height, data }: Drawn): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const rows = Buffer.alloc(height * (1 + 4 * width))
  for (let row = 0; row < height; row += 1) {
    rows.set(data.subarray(row * 4 * width, (row + 1) * 4 * width), row * (1 + 4 * width) + 1)
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Draws a photo of a product whose background can be removed without doubt. */
export function productPhoto(
  name: ProductName,
  colour: ProductColour,
  fileName = `${name}-${colour}.png`,
): NamedFile {
  const product = drawProduct(name, { side: 200, colour })
  const { pixels } = composite(product, { backdrop: 'white', seed: 3, side })
  return { name: fileName, bytes: encodePng(pixels) }
}

/** Draws a photo of a product before a wall with shade in the corners; a bag or a book needs review. */
export function shadedPhoto(name: ProductName, colour: ProductColour): NamedFile {
  const product = drawProduct(name, { side: 480, colour })
  const { pixels } = composite(product, { backdrop: 'vignette', seed: 3, side: 300 })
  return { name: `${name}-${colour}.png`, bytes: encodePng(pixels) }
}

/** Draws a picture without a product, whose background needs review. */
export function busyPhoto(name: string): NamedFile {
  const data = new Uint8ClampedArray(side * side * 4)
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [at % side, Math.floor(at / side)]
    const isLight = ((x >> 3) + (y >> 3)) % 2 === 0
    data.set([isLight ? 230 : 30, (x * 7) % 255, (y * 5) % 255, 255], at * 4)
  }
  return { name, bytes: encodePng({ width: side, height: side, data }) }
}

/** Draws a picture with soft noise, which is smaller as JPG. */
export function noisyPhoto(name: string, seed: number): NamedFile {
  const data = new Uint8ClampedArray(side * side * 4)
  let state = seed
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    data[at] = at % 4 === 3 ? 255 : 120 + ((at >> 5) % 90) + (state % 12)
  }
  return { name, bytes: encodePng({ width: side, height: side, data }) }
}

/** The beginning of a HEIC file, as phones write them. */
export const heicPhoto: NamedFile = {
  name: 'phone.heic',
  bytes: Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(64),
  ]),
}
