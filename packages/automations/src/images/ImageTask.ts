import type { ImageSlug } from '../automations/slugs.ts'
import type { Options } from '../options/fields.ts'
import type { CutoutEdits } from './cutout/Cutout.ts'
import type { ImageCodecs } from './ImageCodecs.ts'
import type { Pixels } from './Pixels.ts'

/** Values of the words in braces in a watermark. Words without a value are left out. */
export interface ImageValues {
  readonly vendor?: string
  readonly sku?: string
  readonly title?: string
  readonly year?: string
  /** Written where the words of a watermark have no value and nothing else is in it. @default no watermark */
  readonly fallback?: string
}

/** One image and what to do with it. */
export interface ImageTask {
  readonly slug: ImageSlug
  readonly options: Options
  readonly bytes: Uint8Array
  readonly values?: ImageValues
  /** Changes of the member during review. */
  readonly edits?: CutoutEdits
  /** For a preview: how many times the picture is as large as the original, under 1. @default 1 */
  readonly scale?: number
}

/** Draws texts, which needs a canvas. */
export type DrawText = (text: string, height: number, colour: string) => Promise<Pixels>

/**
 * Removes a background by other means than the built-in method, such as a model or a service.
 *
 * @param image an image as it is decoded, with its bytes as a file
 * @returns the picture with alpha
 */
export type RemoveBackground = (image: {
  readonly bytes: Uint8Array
  readonly pixels: Pixels
}) => Promise<Pixels>

/** Tools for processing images. */
export interface ImageTools {
  readonly codecs: ImageCodecs
  /** Absent where there is no canvas: watermarks with text are refused there. */
  readonly drawText?: DrawText
  /** Removes backgrounds where the options name another engine than the built-in one. */
  readonly removeBackground?: RemoveBackground
  /** The logo of a watermark, or the member's image behind the product, decoded. */
  readonly picture?: Pixels
}
