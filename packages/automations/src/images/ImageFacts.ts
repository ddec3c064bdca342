/** The formats that images are read and written in. */
export const imageFormats = ['jpeg', 'png', 'webp'] as const

export type ImageFormat = (typeof imageFormats)[number]

/** Facts about an image, from its first bytes. */
export interface ImageFacts {
  readonly format: ImageFormat
  /** In pixels, as it is shown: after its rotation. */
  readonly width: number
  readonly height: number
  /**
   * Rotation to show it with, as Exif stores it: 1 to 8. 1 leaves it as it is; browsers turn no
   * WebP.
   */
  readonly orientation: number
  /** Whether its format stores transparency. Its pixels may all be opaque. */
  readonly hasAlpha: boolean
  /** Its size as a file. */
  readonly bytes: number
}

/** Reasons that an image cannot be used. */
export const imageProblems = [
  'empty',
  'unknown-format',
  'heic',
  'avif',
  'gif',
  'animated',
  'cmyk',
  /** A JPEG in a coding that browsers do not decode: arithmetic, lossless, of 12 bits, or hierarchical. */
  'arithmetic-jpeg',
  'lossless-jpeg',
  'deep-jpeg',
  'hierarchical-jpeg',
  /** A picture for screens that are brighter than white (PQ or HLG). */
  'hdr',
  'cut-off',
  'corrupt',
  /** The metadata that is to be kept cannot be read. */
  'damaged-metadata',
  /** More than 10 MB. */
  'too-large',
  /** More than 100 megapixels. */
  'too-many-pixels',
  /** More megapixels than are decoded here; its metadata can be removed. */
  'too-large-to-decode',
] as const

export type ImageProblem = (typeof imageProblems)[number]

/** Problems of images that are whole, but that cannot be decoded. Their metadata can be removed. */
export type DecodingProblem = Extract<
  ImageProblem,
  'cmyk' | 'arithmetic-jpeg' | 'lossless-jpeg' | 'deep-jpeg' | 'hierarchical-jpeg' | 'hdr'
>
