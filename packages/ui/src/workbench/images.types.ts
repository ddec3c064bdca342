/**
 * A picture to show: what is drawn into a canvas, or the address of a picture of this site. Pictures
 * of the owner’s files are never addresses, because the page may not load them.
 */
export type PictureSource = ImageBitmap | HTMLCanvasElement | string

export const pictureFormats = ['JPG', 'PNG', 'WEBP'] as const

/** The name of a format, as it is shown. */
export type PictureFormat = (typeof pictureFormats)[number]

/** Why the owner should look at an image. The first seven concern its background. */
export const imageReviewReasons = [
  'gaps',
  'transparent',
  'white-on-white',
  'dark-on-dark',
  'shadow',
  'busy',
  'already-removed',
  'covers-product',
  'less-similar',
] as const

export type ImageReviewReason = (typeof imageReviewReasons)[number]

/** Why an image was left as it is; `chosen` by the owner, during review. */
export const imageKeptReasons = [
  'already-small',
  'no-metadata',
  'marked-before',
  'already-removed',
  'no-words',
  'chosen',
] as const

export type ImageKeptReason = (typeof imageKeptReasons)[number]

/** Why an image cannot be used; `failed` says that work on it stopped because of an error. */
export const imageRefusals = [
  'empty',
  'unknown-format',
  'heic',
  'avif',
  'gif',
  'animated',
  'cmyk',
  'arithmetic-jpeg',
  'lossless-jpeg',
  'deep-jpeg',
  'hierarchical-jpeg',
  'hdr',
  'cut-off',
  'corrupt',
  'damaged-metadata',
  'too-large',
  'too-many-pixels',
  'failed',
] as const

export type ImageRefusal = (typeof imageRefusals)[number]

/** How far an image is. */
export type ImageStatus =
  /** It is open; no job was started. */
  | { readonly kind: 'open' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'ready' }
  /** The strongest reason first. */
  | { readonly kind: 'review'; readonly reasons: readonly ImageReviewReason[] }
  /** The owner excluded it. */
  | { readonly kind: 'excluded' }
  | { readonly kind: 'kept'; readonly reason: ImageKeptReason }
  | { readonly kind: 'refused'; readonly problem: ImageRefusal }

/** One image of a set. */
export interface SetImage {
  /** Unique in its set. */
  readonly id: string
  /** Name with its extension, without folders. */
  readonly name: string
  /** Folders that it is in, such as ‘summer/shirts’. @default none */
  readonly folder?: string | undefined
  readonly status: ImageStatus
  /** Size of the file as it would be downloaded now: of the result if there is one, else of the original. */
  readonly bytes: number
  /** A small picture of it, once it is loaded. */
  readonly picture?: PictureSource | undefined
}
