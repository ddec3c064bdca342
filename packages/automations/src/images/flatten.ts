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
 * @param data where the result is written; the picture's own can be given. @default a copy
 */
export function flatten(pixels: Pixels, grey = 255, data?: Pixels['data']): Pixels {
  if (!isTransparent(pixels)) return pixels
  const { width, height } = pixels
  return flattened({ width, height, data: data ?? pixels.data.slice() }, grey)
}

function flattened({ width, height, data }: Pixels, grey: number): Pixels {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]! / 255
    if (alpha === 1) continue
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = grey + (data[channel]! - grey) * alpha
    }
    data[at + 3] = 255
  }
  return { width, height, data }
}
