import { scaleDown, type ImageFacts, type Pixels } from '@dropwatt/automations/images'
import { bitmapPixels, drawScaled, mostPixels } from './bitmapPixels.ts'
import { openBitmap } from './browserCodecs.ts'

interface Size {
  readonly width: number
  readonly height: number
}

function scaled({ width, height }: Size, scale: number): Size {
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** Returns the size of an image with at most so many pixels along its longer side, and 16 million in all. */
function fitted({ width, height }: Size, side: number): Size {
  const scale = Math.min(
    1,
    side / Math.max(width, height),
    Math.sqrt(mostPixels / (width * height)),
  )
  return scaled({ width, height }, scale)
}

/** The parts of a side that a JPEG can be decoded at, of eight. */
const eighths = [1, 2, 3, 4, 5, 6, 7, 8] as const

/**
 * Decodes a large JPEG that is not turned at a part of its size, which takes a twentieth of the memory
 * and a fifth of the time; nothing for other images and where the browser does not do it.
 *
 * @param size the least size of the result
 */
async function decodeScaled(
  bytes: Uint8Array,
  { format, orientation, width, height }: ImageFacts,
  size: Size,
): Promise<ImageBitmap | undefined> {
  if (format !== 'jpeg' || orientation !== 1 || !('ImageDecoder' in globalThis)) return undefined
  const part = eighths.find((each) => (width * each) / 8 >= size.width) ?? 8
  const decoder = new ImageDecoder({
    data: bytes as Uint8Array<ArrayBuffer>,
    type: 'image/jpeg',
    desiredWidth: Math.ceil((width * part) / 8),
    desiredHeight: Math.ceil((height * part) / 8),
  })
  try {
    const { image } = await decoder.decode()
    const bitmap = await createImageBitmap(image)
    image.close()
    return bitmap
  } catch {
    return undefined
  } finally {
    decoder.close()
  }
}

/**
 * Decodes a large image so that little more than it is in memory, at up to 16 megapixels.
 *
 * @param size the least size of the result
 */
async function openLarge(bytes: Uint8Array, facts: ImageFacts, size: Size): Promise<ImageBitmap> {
  const bitmap = (await decodeScaled(bytes, facts, size)) ?? (await openBitmap(bytes, facts.format))
  if (bitmap.width * bitmap.height <= mostPixels) return bitmap
  const context = drawScaled(bitmap, size)
  bitmap.close()
  return context.canvas.transferToImageBitmap()
}

/**
 * Decodes an image for the screen, turned as it is to be shown.
 *
 * @param side the most pixels of its longer side; it has at most 16 megapixels in any case
 * @throws {ImageUnreadable}
 */
export async function openReduced(
  bytes: Uint8Array,
  facts: ImageFacts,
  side: number,
  resizeQuality: ResizeQuality,
): Promise<ImageBitmap> {
  const { width: resizeWidth, height: resizeHeight } = fitted(facts, side)
  const options = { resizeWidth, resizeHeight, resizeQuality }
  if (facts.width * facts.height <= mostPixels) return openBitmap(bytes, facts.format, options)
  const large = await openLarge(bytes, facts, { width: resizeWidth, height: resizeHeight })
  try {
    return await createImageBitmap(large, options)
  } finally {
    large.close()
  }
}

/**
 * Decodes an image to work on it at a reduced size.
 *
 * @param side the most pixels of its longer side; it has at most 16 megapixels in any case
 * @returns the picture; each pixel is the mean of what it covers
 * @throws {ImageUnreadable}
 */
export async function readReduced(
  bytes: Uint8Array,
  facts: ImageFacts,
  side: number,
): Promise<Pixels> {
  const size = fitted(facts, side)
  const isLarge = facts.width * facts.height > mostPixels
  const bitmap = await (isLarge ? openLarge(bytes, facts, size) : openBitmap(bytes, facts.format))
  const pixels = bitmapPixels(bitmap)
  bitmap.close()
  const isLarger = pixels.width > size.width || pixels.height > size.height
  return isLarger ? scaleDown(pixels, size) : pixels
}
