import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Cut the product out of the supplier photo, for one product or the whole catalogue.',
  caption: 'A tee in the supplier’s busy photo, and the same tee cut out of it.',
  words: {
    cutOut: 'Background removed',
  },
} satisfies AutomationStrings

export const page = {
  facts: ['formats', 'backup', 'selection'],
  picture: {
    kind: 'image',
    before: { label: 'supplierPhoto', state: 'supplied' },
    after: { label: 'cutOut', state: 'clean', backdrop: 'none' },
  },
} as const
