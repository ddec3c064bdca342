import type { Pixels } from '../Pixels.ts'
import { scaleDown } from '../scaleDown.ts'

type Colour = readonly [red: number, green: number, blue: number]

function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/**
 * Fills a picture with colours from the top to the bottom, each `#rrggbb`.
 *
 * @param data where it is painted. @default an array of its own
 */
export function paintStops(
  width: number,
  height: number,
  stops: readonly [string, ...string[]],
  data: Pixels['data'] = new Uint8ClampedArray(width * height * 4),
): Pixels {
  const colours = stops.map(colourOf)
  for (let y = 0; y < height; y += 1) {
    const place = ((y + 0.5) / height) * (colours.length - 1)
    const at = Math.floor(place)
    const from = colours[at]!
    const to = colours[at + 1] ?? from
    const row = data.subarray(y * width * 4, (y + 1) * width * 4)
    row.set(
      [0, 1, 2].map((channel) => from[channel]! + (to[channel]! - from[channel]!) * (place - at)),
    )
    row[3] = 255
    for (let filled = 4; filled < row.length; filled *= 2) row.copyWithin(filled, 0, filled)
  }
  return { width, height, data }
}

/**
 * Fills a picture with another, from its middle, so that all of it is covered. What is transparent
 * becomes white. A picture that is too small is enlarged.
 *
 * @param data where an enlarged one is painted. @default an array of its own
 */
export function paintCover(
  width: number,
  height: number,
  picture: Pixels,
  data?: Pixels['data'],
): Pixels {
  const scale = Math.max(width / picture.width, height / picture.height)
  const part = {
    width: Math.min(picture.width, Math.max(1, Math.round(width / scale))),
    height: Math.min(picture.height, Math.max(1, Math.round(height / scale))),
  }
  const x = Math.floor((picture.width - part.width) / 2)
  const y = Math.floor((picture.height - part.height) / 2)
  const small = scaleDown(picture, { width, height }, { ...part, x, y })
  onWhite(small)
  return small.width === width && small.height === height
    ? small
    : enlarged(small, width, height, data)
}

function onWhite({ data }: Pixels): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]! / 255
    if (alpha === 1) continue
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = 255 + (data[channel]! - 255) * alpha
    }
    data[at + 3] = 255
  }
}

/** Enlarges an opaque picture, with colours between those of its pixels. */
function enlarged(
  pixels: Pixels,
  width: number,
  height: number,
  data: Pixels['data'] = new Uint8ClampedArray(width * height * 4),
): Pixels {
  for (let y = 0; y < height; y += 1) {
    const down = between(y, height, pixels.height)
    for (let x = 0; x < width; x += 1) {
      const across = between(x, width, pixels.width)
      const to = (y * width + x) * 4
      for (let channel = 0; channel < 4; channel += 1) {
        const value = (column: number, row: number) =>
          pixels.data[(row * pixels.width + column) * 4 + channel]!
        const above = mix(value(across.from, down.from), value(across.to, down.from), across.share)
        const below = mix(value(across.from, down.to), value(across.to, down.to), across.share)
        data[to + channel] = mix(above, below, down.share)
      }
    }
  }
  return { width, height, data }
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** Returns the two pixels of a smaller picture between which a pixel of a larger one is. */
function between(at: number, length: number, original: number) {
  const place = Math.max(0, Math.min(original - 1, ((at + 0.5) * original) / length - 0.5))
  const from = Math.floor(place)
  return { from, to: Math.min(original - 1, from + 1), share: place - from }
}
