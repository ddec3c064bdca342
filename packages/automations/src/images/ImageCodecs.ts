import type { ImageFormat } from './ImageFacts.ts'
import type { Pixels } from './Pixels.ts'

export interface EncodeSettings {
  readonly format: ImageFormat
  /** From 1 to 100; PNG ignores it. */
  readonly quality: number
  /** Keeps every pixel, where the format can. @default false */
  readonly isLossless?: boolean
  /**
   * Whether the pixels are not needed any more: their memory may be freed before the image is written.
   * @default false
   */
  readonly releases?: boolean
}

export interface EncodedImage {
  readonly bytes: Uint8Array
  /** The written format. Some browsers write PNG where they cannot write the requested one. */
  readonly format: ImageFormat
}

/** An image that was encoded again, with what shows how similar the result is. */
export interface ReencodedImage {
  readonly encoded: EncodedImage
  /** The original as it is shown, at the size at which the two are compared. */
  readonly before: Pixels
  /** Decodes the result, at the same size. */
  readonly after: () => Promise<Pixels>
}

/** Decodes and encodes pictures: with the browser's own codecs in a worker, with WebAssembly in Node. */
export interface ImageCodecs {
  /**
   * Pixels of the largest image that they decode; larger ones are refused before. @default 100 million,
   * which no image may have more of
   */
  readonly mostPixels?: number
  /**
   * Decodes an image, turned as it is to be shown, in sRGB: colours of wider profiles, such as Display
   * P3, become the nearest that sRGB has.
   *
   * @throws {ImageUnreadable} when its bytes cannot be decoded
   */
  decode(bytes: Uint8Array, format: ImageFormat): Promise<Pixels>
  /**
   * Decodes an image exactly as it is stored: not turned, in the colours of its own profile, and with
   * the colours of pixels that are nearly transparent. It is slower in browsers.
   *
   * @throws {ImageUnreadable} when its bytes cannot be decoded
   */
  decodeStored(bytes: Uint8Array, format: ImageFormat): Promise<Pixels>
  encode(pixels: Pixels, settings: EncodeSettings): Promise<EncodedImage>
  /**
   * Encodes an opaque image again as it is shown, at this size, which is at most its own. Browsers do it
   * without handing over its pixels, which is several times as fast; absent where that saves nothing.
   *
   * @throws {ImageUnreadable} when its bytes cannot be decoded
   */
  readonly reencode?: (
    bytes: Uint8Array,
    format: ImageFormat,
    size: Omit<Pixels, 'data'>,
    settings: EncodeSettings,
  ) => Promise<ReencodedImage>
  /** Scales a picture down, each pixel the mean of what it covers. */
  resize(pixels: Pixels, width: number, height: number): Promise<Pixels>
}

/** Thrown for an image that cannot be decoded. */
export class ImageUnreadable extends Error {
  override readonly name = 'ImageUnreadable'
}
