import type { Pixels } from '@dropwatt/automations/images'

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas in workers.')
  context.imageSmoothingQuality = 'high'
  return context
}

/** Draws a picture at another size, over white where it is transparent. */
export function resized(
  { data, width, height }: Pixels,
  toWidth: number,
  toHeight: number,
): Pixels {
  const source = contextOf(width, height)
  source.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  const target = contextOf(toWidth, toHeight)
  target.fillStyle = 'white'
  target.fillRect(0, 0, toWidth, toHeight)
  target.drawImage(source.canvas, 0, 0, toWidth, toHeight)
  return target.getImageData(0, 0, toWidth, toHeight)
}

/**
 * Gives a picture the alpha of a mask.
 *
 * @param mask values from 0 to 1 in rows from the top, for any size
 */
export function withMask(
  pixels: Pixels,
  mask: Float32Array,
  maskWidth: number,
  maskHeight: number,
): Pixels {
  const { width, height } = pixels
  const small = new ImageData(maskWidth, maskHeight)
  for (const [index, value] of mask.entries()) small.data[4 * index + 3] = Math.round(value * 255)
  const source = contextOf(maskWidth, maskHeight)
  source.putImageData(small, 0, 0)
  const target = contextOf(width, height)
  target.drawImage(source.canvas, 0, 0, width, height)
  const alpha = target.getImageData(0, 0, width, height).data
  const data = new Uint8ClampedArray(pixels.data)
  for (let at = 3; at < data.length; at += 4) data[at] = (data[at]! * alpha[at]!) / 255
  return { width, height, data }
}
