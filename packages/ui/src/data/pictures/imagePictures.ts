import type { ImagePicture } from '../automationPictures.types.js'

/** Photos before and after. */
export const imagePictures = {
  'remove-background': {
    kind: 'image',
    before: { label: 'supplierPhoto', state: 'supplied' },
    after: { label: 'cutOut', state: 'clean', backdrop: 'none' },
  },
  'swappable-background': {
    kind: 'image',
    before: { label: 'supplierPhoto', state: 'supplied' },
    after: { label: 'newBackground', state: 'clean', backdrop: 'scene' },
  },
  'dynamic-watermark': {
    kind: 'image',
    before: { label: 'unmarked', state: 'clean' },
    after: { label: 'marked', state: 'clean', isMarked: true },
  },
  'image-compression': {
    kind: 'image',
    before: { label: 'original', state: 'clean', megabytes: 2.4 },
    after: { label: 'compressed', state: 'clean', megabytes: 0.8 },
  },
} satisfies Readonly<Record<string, ImagePicture>>
