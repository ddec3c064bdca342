import type { ImageProblem } from '../../images/ImageFacts.ts'
import type { ImageReason, KeptReason } from '../../images/ImageResult.ts'

/** Reason for no result: the image cannot be used, read or written, or its result is there already. */
export type ExcludedReason = ImageProblem | 'unreadable' | 'exists'

export const excludedTexts: Readonly<Record<ExcludedReason, string>> = {
  empty: 'The file is empty.',
  'unknown-format': 'It is no JPG, PNG or WEBP.',
  heic: 'HEIC cannot be read. Export it as JPG from your photo app.',
  avif: 'AVIF cannot be read. Save it as JPG, PNG or WEBP.',
  gif: 'GIF cannot be read. Save it as JPG, PNG or WEBP.',
  animated: 'It is an animation.',
  cmyk: 'Its colours are CMYK. Save it as RGB.',
  'arithmetic-jpeg':
    'It is a JPG with arithmetic coding, which browsers cannot show. Save it as a usual JPG.',
  'lossless-jpeg':
    'It is a lossless JPG, which browsers cannot show. Save it as PNG or as a usual JPG.',
  'deep-jpeg': 'It is a JPG of 12 bits, which browsers cannot show. Save it with 8 bits.',
  'hierarchical-jpeg':
    'It is a hierarchical JPG, which browsers cannot show. Save it as a usual JPG.',
  hdr: 'Its colours are HDR, for bright screens. Save it as sRGB.',
  'cut-off': 'The file is incomplete.',
  corrupt: 'The file is broken.',
  'damaged-metadata':
    'Its metadata is damaged: what is to be kept cannot be read. Remove it without keeping the copyright or the date.',
  'too-large': 'It is larger than 10 MB.',
  'too-many-pixels': 'It has more than 100 megapixels.',
  'too-large-to-decode': 'It has more megapixels than are decoded here.',
  unreadable: 'The file cannot be read.',
  exists: 'Its result is there already. Use --force to replace it.',
}

export const keptTexts: Readonly<Record<KeptReason, string>> = {
  'already-small': 'already small',
  'no-metadata': 'no metadata',
  'marked-before': 'watermark added before',
  'already-removed': 'background already removed',
  'no-words': 'no words for the watermark',
}

export const reasonTexts: Readonly<Record<ImageReason, string>> = {
  gaps: 'background left in gaps',
  transparent: 'transparent product',
  'white-on-white': 'white on white',
  'dark-on-dark': 'dark on dark',
  shadow: 'shadow left',
  busy: 'busy background, not a studio photo',
  'already-removed': 'background already removed',
  'covers-product': 'watermark covers the product',
  'less-similar': 'less similar to the original',
}
