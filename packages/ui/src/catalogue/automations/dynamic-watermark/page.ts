import type { AutomationContent } from '../../content.types.js'

export const page = {
  facts: ['formats', 'backup', 'selection'],
  picture: {
    kind: 'image',
    before: { label: 'unmarked', state: 'clean' },
    after: { label: 'marked', state: 'clean', isMarked: true },
  },
} as const satisfies AutomationContent
