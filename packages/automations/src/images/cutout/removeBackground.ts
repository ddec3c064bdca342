import type { Pixels } from '../Pixels.ts'
import type { Cutout, CutoutSettings } from './Cutout.ts'
import { CutoutSession } from './CutoutSession.ts'

/**
 * Removes the background of a picture that was taken in front of one: finds the colours of the
 * background along the frame, the shadows on it, and the best outline of the product at 384 px; then
 * the alpha of the outline at full size.
 *
 * A picture whose background is transparent already comes back as it is, with the reason
 * ‘already-removed’.
 *
 * @param writesOver whether the given pixels themselves are changed, without a copy of them.
 * @default false
 */
export function cutOut(pixels: Pixels, settings: CutoutSettings, writesOver = false): Cutout {
  return new CutoutSession(pixels, settings).result(writesOver)
}
