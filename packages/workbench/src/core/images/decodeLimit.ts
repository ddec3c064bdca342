import type { ImageFacts } from '@dropwatt/automations/images'

/**
 * The most pixels that are decoded at full size: a picture is there twice while it is read from a
 * bitmap or drawn on a canvas, and one of JPEG with its coefficients, so that the page needs up to
 * 10 bytes for each.
 */
export const mostDecoded = 51_000_000

/** Whether an image has too many pixels to be decoded at its size. */
export function isTooLarge({ width, height }: Pick<ImageFacts, 'width' | 'height'>): boolean {
  return width * height > mostDecoded
}
