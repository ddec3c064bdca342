import { CompressIcon } from '../../../icons/index.js'
import type { AutomationContent } from '../../content.types.js'

export const page = {
  facts: [{ id: 'reduction', icon: CompressIcon }, 'formats', 'backup'],
  picture: {
    kind: 'image',
    before: { label: 'original', state: 'clean', megabytes: 2.4 },
    after: { label: 'compressed', state: 'clean', megabytes: 0.8 },
  },
} as const satisfies AutomationContent
