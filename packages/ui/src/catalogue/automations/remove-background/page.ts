import type { AutomationContent } from '../../content.types.js'

export const page = {
  facts: ['formats', 'backup', 'selection'],
  picture: {
    kind: 'image',
    before: { label: 'supplierPhoto', state: 'supplied' },
    after: { label: 'cutOut', state: 'clean', backdrop: 'none' },
  },
} as const satisfies AutomationContent
