import type { DrawnPicture } from './MaskEditor.types.js'
import type { Box } from './view.js'

/** Two pictures of the same shape differ by less than this in their sides. */
const tolerance = 0.02

/**
 * Returns the size in which a picture is shown at 100%: that of its image, as the picture may be a
 * smaller copy, or its own if it has another shape.
 *
 * @param given the size of the image, if it is known
 * @param fallback the size while there is no picture @default nothing
 */
export function sizeOf(
  picture: DrawnPicture | undefined,
  given: readonly [width: number, height: number] | undefined,
  fallback: Box = { width: 0, height: 0 },
): Box {
  const image = given ? { width: given[0], height: given[1] } : fallback
  if (!picture || picture.height === 0) return image
  const own = { width: picture.width, height: picture.height }
  if (image.height === 0) return own
  const isSame = Math.abs(own.width / own.height / (image.width / image.height) - 1) < tolerance
  return isSame ? image : own
}
