import { defineStrings } from '../../i18n/index.js'

export const imagePreviewsStrings = defineStrings('imagePreviews', {
  heading: 'Preview',
  watermark: (ready: string, all: string, _readyCount: number, allCount: number) =>
    `${ready} of ${all} ${allCount === 1 ? 'image' : 'images'} will get the watermark.`,
  watermarkReview: (text: string, count: number) =>
    count === 1
      ? '1 needs review: it would cover the product.'
      : `${text} need review: it would cover the product.`,
  background: (ready: string, all: string, _readyCount: number, allCount: number) =>
    `${ready} of ${all} ${allCount === 1 ? 'image is' : 'images are'} ready.`,
  backgroundReview: (text: string, count: number) =>
    count === 1
      ? '1 needs review and is excluded until then.'
      : `${text} need review and are excluded until then.`,
  calculating: 'Calculating…',
  image: (name: string, reason: string) => (reason === '' ? name : `${name}, ${reason}`),
  facts: (name: string, width: string, height: string) => `${name}, ${width} × ${height}`,
  sizes: 'Your largest, widest and smallest image.',
  others: (text: string, count: number) => {
    if (count === 6) return 'Six others are below.'
    return count === 1 ? 'One other is below.' : `${text} others are below.`
  },
  other: 'Other images',
  empty: 'No image can be shown',
  emptyText: 'Include at least one image to see what the options do.',
})
