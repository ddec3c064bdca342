import type { Pixels } from './Pixels.ts'

/** Whether a pixel of a picture is not opaque. */
export function isTransparent({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true
  return false
}

/**
 * Puts a picture on a plain grey, which is white by default. An opaque picture is returned as it is.
 *
 * @param grey from 0, which is black, to 255
 */
export function flatten(pixels: Pixels, grey = 255): Pixels {
  if (!isTransparent(pixels)) return pixels
  const data = new Uint8ClampedArray(pixels.data)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]! / 255
    if (alpha === 1) continue
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = grey + (data[channel]! - grey) * alpha
    }
    data[at + 3] = 255
  }
  return { width: pixels.width, height: pixels.height, data }
}
