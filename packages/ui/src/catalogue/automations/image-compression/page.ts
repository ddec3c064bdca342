import { CompressIcon } from '../../../icons/index.js'
import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Make product images lighter, with up to 70% size reduction.',
  caption: 'A photo of a tee, and the same photo in a file a third of the size.',
  facts: {
    reduction: 'Up to 70% size reduction',
    reductionText: 'The same picture in a lighter file.',
  },
  words: {
    original: 'Original',
    compressed: 'Compressed',
  },
} satisfies AutomationStrings

export const page = {
  facts: [{ id: 'reduction', icon: CompressIcon }, 'formats', 'backup'],
  picture: {
    kind: 'image',
    before: { label: 'original', state: 'clean', megabytes: 2.4 },
    after: { label: 'compressed', state: 'clean', megabytes: 0.8 },
  },
} as const
