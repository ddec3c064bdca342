import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Set your products on a new background in place of the supplier’s.',
  caption: 'A tee in the supplier’s busy photo, and the same tee in front of a new wall.',
  words: {
    newBackground: 'New background',
  },
} satisfies AutomationStrings

export const page = {
  facts: ['formats', 'backup', 'selection'],
  picture: {
    kind: 'image',
    before: { label: 'supplierPhoto', state: 'supplied' },
    after: { label: 'newBackground', state: 'clean', backdrop: 'scene' },
  },
} as const
