import type { Pixels } from '@dropwatt/automations/images'
import { browserCodecs } from '../browserCodecs.ts'

/** The codecs of this worker. */
export const codecs = browserCodecs()

/** Scales a picture down so that its longer side has at most so many pixels. */
export async function fitInto(pixels: Pixels, side: number): Promise<Pixels> {
  const { width, height } = pixels
  const scale = side / Math.max(width, height)
  if (scale >= 1) return pixels
  return codecs.resize(
    pixels,
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  )
}

/** Makes a picture one that a canvas draws. */
export function showPixels({ data, width, height }: Pixels): Promise<ImageBitmap> {
  return createImageBitmap(new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height))
}
