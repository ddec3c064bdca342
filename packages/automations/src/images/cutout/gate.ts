import type { Background } from './background.ts'
import { countSet, framePixels } from './masks.ts'

/**
 * Tells whether a picture was not taken in front of one smooth background, so that no cut-out of it
 * can be trusted: the ring along its frame has too many or too different colours, the product touches
 * too much of the frame, or it is hardly anything or nearly everything.
 *
 * @param product what was cut out, at the size at which the background was found
 */
export function isBusy(background: Background, product: Uint8Array, width: number): boolean {
  const { coverage, ringSpread } = background
  if (coverage < 0.85 || ringSpread > 7) return true
  const frame = framePixels(width, product.length / width)
  const touching = frame.filter((at) => product[at]).length / frame.length
  if (touching > 0.03 && coverage < 0.93) return true
  const share = countSet(product) / product.length
  return share < 0.01 || share > 0.85
}
