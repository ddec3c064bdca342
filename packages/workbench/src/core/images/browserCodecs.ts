import {
  comparedSize,
  decodable,
  ImageUnreadable,
  releasePixels,
  scaleDown,
  WasmCodecs,
  type EncodedImage,
  type EncodeSettings,
  type ImageCodecs,
  type ImageFormat,
  type Pixels,
} from '@dropwatt/automations/images'
import {
  bitmapPixels,
  drawScaled,
  freeCanvas,
  mostPixels,
  newCanvas,
  partPixels,
} from './bitmapPixels.ts'
import { mostDecoded } from './decodeLimit.ts'

const typeOf = (format: ImageFormat) => `image/${format}`

/**
 * Decodes an image, turned as it is to be shown. Browsers show an image whose end is missing, but make
 * no bitmap of it, so it is tried once more with its end.
 *
 * @throws {ImageUnreadable}
 */
export async function openBitmap(
  bytes: Uint8Array,
  format: ImageFormat,
  options: ImageBitmapOptions = {},
): Promise<ImageBitmap> {
  const open = (content: Uint8Array) =>
    createImageBitmap(new Blob([content as Uint8Array<ArrayBuffer>], { type: typeOf(format) }), {
      ...options,
      imageOrientation: 'from-image',
    })
  try {
    return await open(bytes).catch((error: unknown) => {
      const mended = decodable(bytes, format, true)
      if (mended === bytes) throw error
      return open(mended)
    })
  } catch (error) {
    throw new ImageUnreadable(`This ${format} cannot be decoded.`, { cause: error })
  }
}

/** Decodes an image, turned as it is to be shown, and closes it once it is used. */
async function withBitmap<Result>(
  bytes: Uint8Array,
  format: ImageFormat,
  work: (bitmap: ImageBitmap) => Result | Promise<Result>,
): Promise<Result> {
  const bitmap = await openBitmap(bytes, format)
  try {
    return await work(bitmap)
  } finally {
    bitmap.close()
  }
}

/** Encodes with the codec of the browser. It may write another format than it is asked for. */
async function encodeCanvas(
  { canvas }: OffscreenCanvasRenderingContext2D,
  { format, quality }: EncodeSettings,
): Promise<EncodedImage> {
  const type = typeOf(format)
  const blob = await canvas.convertToBlob({ type, quality: quality / 100 })
  return {
    bytes: new Uint8Array(await blob.arrayBuffer()),
    format: blob.type === type ? format : 'png',
  }
}

/** Puts pixels on a canvas, to encode it. */
function canvasOf({ width, height, data }: Pixels): OffscreenCanvasRenderingContext2D {
  // A large one stays out of the memory of a graphics card, from which it would have to be read again.
  const context = newCanvas(width, height, { willReadFrequently: width * height > mostPixels })
  if (width * height <= mostPixels) {
    context.putImageData(new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height), 0, 0)
    return context
  }
  // An `ImageData` keeps its memory until it is collected, so that of a large picture gets none.
  const rows = Math.max(1, Math.floor(partPixels / width))
  const part = new ImageData(width, rows)
  for (let top = 0; top < height; top += rows) {
    part.data.set(data.subarray(top * width * 4, (top + rows) * width * 4))
    context.putImageData(part, 0, top)
  }
  return context
}

/** Reads a picture at the size at which it is compared. */
function readScaled(bitmap: ImageBitmap, size: Omit<Pixels, 'data'>): Pixels {
  const context = drawScaled(bitmap, size)
  const pixels = context.getImageData(0, 0, size.width, size.height)
  freeCanvas(context)
  return pixels
}

/**
 * The codecs of the browser, in a worker. What a browser lacks is loaded as WebAssembly when it is
 * first needed: writing WebP, writing without any loss, and reading pixels exactly as they are stored.
 *
 * A canvas stores colours multiplied by alpha, so the colour of a pixel that is nearly transparent is
 * only about right; on any background it looks the same.
 */
export function browserCodecs(): ImageCodecs {
  const wasm = new WasmCodecs()
  let writesWebp = true

  /** Whether the browser may be able to write this. */
  const isNative = ({ format, isLossless = false }: EncodeSettings) =>
    format !== 'webp' || (writesWebp && !isLossless)

  /** Encodes with the browser; nothing where it cannot write that. */
  async function encodeNatively(
    context: OffscreenCanvasRenderingContext2D,
    settings: EncodeSettings,
  ): Promise<EncodedImage | undefined> {
    if (!isNative(settings)) return undefined
    const encoded = await encodeCanvas(context, settings)
    if (encoded.format === settings.format) return encoded
    writesWebp = false
    return undefined
  }

  async function encodeByWasm(pixels: Pixels, settings: EncodeSettings): Promise<EncodedImage> {
    return { bytes: await wasm.encode(pixels, settings), format: settings.format }
  }

  return {
    mostPixels: mostDecoded,

    decode: (bytes, format) => withBitmap(bytes, format, (bitmap) => bitmapPixels(bitmap)),

    decodeStored: (bytes, format) => wasm.decode(bytes, format),

    async encode(pixels, settings) {
      if (!isNative(settings)) return encodeByWasm(pixels, settings)
      const { width, height } = pixels
      const context = canvasOf(pixels)
      if (settings.releases) releasePixels(pixels)
      try {
        const encoded = await encodeNatively(context, settings)
        if (encoded) return encoded
        const source = settings.releases ? context.getImageData(0, 0, width, height) : pixels
        return await encodeByWasm(source, settings)
      } finally {
        freeCanvas(context)
      }
    },

    reencode: (bytes, original, size, settings) =>
      withBitmap(bytes, original, async (bitmap) => {
        const compared = comparedSize(size)
        const context = drawScaled(bitmap, size, {
          alpha: false,
          willReadFrequently: size.width * size.height > mostPixels,
        })
        try {
          const encoded =
            (await encodeNatively(context, settings)) ??
            (await encodeByWasm(context.getImageData(0, 0, size.width, size.height), settings))
          return {
            encoded,
            before: readScaled(bitmap, compared),
            after: () =>
              withBitmap(encoded.bytes, encoded.format, (result) => readScaled(result, compared)),
          }
        } finally {
          freeCanvas(context)
        }
      }),

    resize: async (pixels, width, height) => scaleDown(pixels, { width, height }),
  }
}
