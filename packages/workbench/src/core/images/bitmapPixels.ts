import { releasePixels, type Pixels } from '@dropwatt/automations/images'

/** The most pixels that are read from a canvas at once: some browsers have no larger ones. */
export const mostPixels = 16_000_000

/** Pixels of the parts that larger pictures are read in, each of which is there twice meanwhile. */
export const partPixels = 1_000_000

/**
 * Returns the drawing surface of a new canvas.
 *
 * @param settings of the surface. @default its pixels will be read
 */
export function newCanvas(
  width: number,
  height: number,
  settings: CanvasRenderingContext2DSettings = { willReadFrequently: true },
): OffscreenCanvasRenderingContext2D {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', settings)
  if (!context) throw new Error('There is no canvas.')
  return context
}

/** Frees the pixels of a canvas that is not needed any more, for which browsers take their time. */
export function freeCanvas({ canvas }: OffscreenCanvasRenderingContext2D): void {
  canvas.width = 0
  canvas.height = 0
}

/**
 * Reads the pixels of a bitmap, those of a large one part by part from the top.
 *
 * @param most the most pixels that are read at once. @default 16 million
 */
export function bitmapPixels(bitmap: ImageBitmap, most = mostPixels): Pixels {
  const { width, height } = bitmap
  const isWhole = width * height <= most
  const rows = isWhole ? height : Math.max(1, Math.floor(Math.min(most, partPixels) / width))
  const context = newCanvas(width, rows)
  try {
    if (isWhole) {
      context.drawImage(bitmap, 0, 0)
      return context.getImageData(0, 0, width, height)
    }
    const data = new Uint8ClampedArray(width * height * 4)
    for (let top = 0; top < height; top += rows) {
      const count = Math.min(rows, height - top)
      context.clearRect(0, 0, width, rows)
      context.drawImage(bitmap, 0, -top)
      const part = context.getImageData(0, 0, width, count)
      data.set(part.data, top * width * 4)
      releasePixels(part)
    }
    return { width, height, data }
  } finally {
    freeCanvas(context)
  }
}

/**
 * Draws a bitmap scaled down on a new canvas. As browsers look at no more than the nearest four pixels
 * for each of the result, it is drawn at a multiple of the size first and then halved.
 *
 * @param size at most that of the bitmap
 * @param settings of the canvas. @default its pixels will be read
 */
export function drawScaled(
  bitmap: ImageBitmap,
  { width, height }: Omit<Pixels, 'data'>,
  settings?: CanvasRenderingContext2DSettings,
): OffscreenCanvasRenderingContext2D {
  const ratio = Math.min(bitmap.width / width, bitmap.height / height)
  let halvings = Math.max(0, Math.floor(Math.log2(ratio)))
  while (halvings > 0 && width * height * 4 ** halvings > mostPixels) halvings -= 1
  const draw = (source: ImageBitmap | OffscreenCanvas, scale: number) => {
    const context = newCanvas(width * scale, height * scale, settings)
    context.drawImage(source, 0, 0, width * scale, height * scale)
    return context
  }
  let context = draw(bitmap, 2 ** halvings)
  for (; halvings > 0; halvings -= 1) {
    const larger = context
    context = draw(larger.canvas, 2 ** (halvings - 1))
    freeCanvas(larger)
  }
  return context
}
