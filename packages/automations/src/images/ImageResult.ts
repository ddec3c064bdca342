import type { CutoutReason } from './cutout/Cutout.ts'
import type { ImageFormat, ImageProblem } from './ImageFacts.ts'

/** Reasons to review a result. */
export const imageReasons = [
  /** The watermark covers more of the product than the member allows. */
  'covers-product',
  /** It is less similar to the original than 0.97. */
  'less-similar',
] as const

export type ImageReason = CutoutReason | (typeof imageReasons)[number]

/** Reasons to leave an image as it is. */
export const keptReasons = [
  /** The result would not be enough smaller. */
  'already-small',
  /** There is no metadata in it. */
  'no-metadata',
  /** It has a watermark of this dashboard. */
  'marked-before',
  /** Its background is transparent. */
  'already-removed',
  /** No word of its watermark has a value for it. */
  'no-words',
] as const

export type KeptReason = (typeof keptReasons)[number]

interface ResultBase {
  /** Size of the original in bytes. */
  readonly before: number
}

/** The image was changed. */
export interface ChangedImage extends ResultBase {
  readonly state: 'changed'
  readonly bytes: Uint8Array
  readonly format: ImageFormat
  readonly width: number
  readonly height: number
  /** Structural similarity to the original at 480 px, from 0 to 1; 1 only if all pixels are identical. */
  readonly similarity?: number
  /** Reasons to review it; none if it needs none. */
  readonly reasons: readonly ImageReason[]
}

/** The original is the result. */
export interface KeptImage extends ResultBase {
  readonly state: 'kept'
  readonly reason: KeptReason
}

/** The image cannot be used; nothing was written. */
export interface RefusedImage extends ResultBase {
  readonly state: 'refused'
  readonly problem: ImageProblem
}

/** Outcome of an automation for one image. */
export type ImageResult = ChangedImage | KeptImage | RefusedImage
