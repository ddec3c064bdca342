import { createCanvas } from '@napi-rs/canvas'
import { parseFragment, serialize } from 'parse5'
import { elementsOf } from '../../server/html.ts'
import { encodePng, readSvg } from './canvas.ts'

type Attributes = Readonly<Record<string, string>>

/** Sets attributes of the elements in an SVG, by tag name. */
function withAttributes(svg: string, changes: Readonly<Record<string, Attributes>>): string {
  const fragment = parseFragment(svg)
  for (const element of elementsOf(fragment)) {
    const set = Object.entries(changes[element.tagName] ?? {})
    const names = new Set(set.map(([name]) => name))
    element.attrs = element.attrs
      .filter(({ name }) => !names.has(name))
      .concat(set.map(([name, value]) => ({ name, value })))
  }
  return serialize(fragment)
}

/** Returns the mark without margins and rounded corners, for systems that crop it to their shape. */
function bleeding(mark: string): string {
  return withAttributes(mark, {
    svg: { viewBox: '1.5 1 30 30' },
    rect: { x: '0', y: '0', width: '32', height: '32', rx: '0', stroke: 'none' },
  })
}

/** Returns the mark with a thinner outline, for large sizes. */
function fine(mark: string): string {
  return withAttributes(mark, { rect: { 'stroke-width': '0.4' } })
}

async function drawIcon(svg: string, size: number): Promise<Buffer> {
  const canvas = createCanvas(size, size)
  const sized = withAttributes(svg, { svg: { width: `${size}`, height: `${size}` } })
  canvas.getContext('2d').drawImage(await readSvg(sized), 0, 0, size, size)
  return encodePng(canvas)
}

/** Wraps a square PNG of less than 256 px in an ICO file. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/**
 * Draws the icons and returns them by file name.
 *
 * @param mark the logo mark, as SVG
 */
export async function drawIcons(mark: string): Promise<Record<string, Buffer>> {
  return {
    'favicon.ico': asIco(await drawIcon(mark, 48), 48),
    'icon-192.png': await drawIcon(fine(mark), 192),
    'icon-512.png': await drawIcon(fine(mark), 512),
    'icon-maskable-512.png': await drawIcon(bleeding(mark), 512),
    'apple-touch-icon.png': await drawIcon(bleeding(mark), 180),
  }
}
