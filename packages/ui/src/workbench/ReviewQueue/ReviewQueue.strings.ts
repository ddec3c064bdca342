import { defineStrings } from '../../i18n/index.js'

const edges = 'Follow them, and paint missing parts with Keep.'

export const reviewQueueStrings = defineStrings('reviewQueue', {
  heading: 'Review',
  place: (current: string, all: string) => `${current} of ${all}`,
  announce: (name: string, place: string, reason: string) =>
    reason === '' ? `${name}, ${place}.` : `${name}, ${place}, ${reason}.`,
  reviewed: (done: string, all: string) => `${done} of ${all} reviewed`,
  progress: 'Progress of the review',
  previous: 'Previous image',
  next: 'Next image',
  cutout: 'Background removed',
  background: 'New background',
  watermark: 'With watermark',
  compression: 'Compressed',
  also: (reasons: string) => `Also: ${reasons}.`,
  gaps: 'The background may still show inside handles or between legs. Turn on Remove background in gaps, or brush over it with Remove.',
  transparent:
    'Glass and clear plastic show what is behind them. Look at what was removed, and bring parts back with Keep.',
  'white-on-white': `The edges of the product are hardly lighter or darker than the background. ${edges}`,
  'dark-on-dark': `The edges of the product are hardly lighter than the background. ${edges}`,
  shadow:
    'Part of the shadow may still be there. Brush over it with Remove, or turn off Remove shadow to keep all of it.',
  busy: 'Only plain backgrounds are removed well. Mark the product with Keep and the rest with Remove, or keep the original.',
  'already-removed':
    'The background of this image is transparent already. Keep the original, unless the result is better.',
  'covers-product':
    'Approve it as it is, keep the original, or change position and size in the options.',
  'less-similar':
    'Compare both at 100%. Approve the result if you see no difference that matters, or keep the original.',
  gapsLabel: 'Remove background in gaps',
  gapsHint: 'Such as inside handles and between legs.',
  shadowLabel: 'Remove shadow',
  shadowHint: 'The shadow on the floor.',
  edges: 'Edges',
  sharp: 'Sharp',
  soft: 'Soft',
  softer: 'Softer',
  approve: 'Approve and next',
  original: 'Keep original',
  later: 'Decide later',
  approved: 'approved',
  originalKept: 'keeps the original',
  decideLater: 'decide later',
  keys: 'Shortcuts',
  allKeys: 'All shortcuts',
  keep: 'Keep',
  remove: 'Remove',
  fullSize: 'Full size and back',
  brush: 'Brush size',
  shift: 'Shift',
  alt: 'Alt',
  thumbnails: 'Images to review',
  done: (all: string, count: number) =>
    count === 1 ? '1 image reviewed.' : `All ${all} images reviewed.`,
  counts: (approved: string, kept: string, keptCount: number) =>
    `${approved} approved, ${kept} ${keptCount === 1 ? 'keeps' : 'keep'} the original.`,
  postponed: (text: string, count: number) =>
    count === 1 ? '1 image is left to decide' : `${text} images are left to decide`,
  review: (text: string) => `Review ${text}`,
  back: 'Back to images',
  empty: 'Nothing to review',
  emptyText: 'Images that need review will appear here, with the reason in words.',
  processing: (text: string, count: number) =>
    count === 1
      ? '1 image is still being processed. If it needs review, it will appear here.'
      : `${text} images are still being processed. Those that need review will appear here.`,
  isFirst: 'This is the first image.',
  isLast: 'This is the last image.',
})
