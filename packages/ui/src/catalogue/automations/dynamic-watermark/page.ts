import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Put your own watermark on your product images.',
  caption: 'A clean photo of a tee, and the same photo with your watermark.',
  words: {
    unmarked: 'Without watermark',
    marked: 'With your watermark',
  },
} satisfies AutomationStrings

export const page = {
  facts: ['formats', 'backup', 'selection'],
  picture: {
    kind: 'image',
    before: { label: 'unmarked', state: 'clean' },
    after: { label: 'marked', state: 'clean', isMarked: true },
  },
} as const
