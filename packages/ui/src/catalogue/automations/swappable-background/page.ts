import type { AutomationContent } from '../../content.types.js'

export const page = {
  facts: ['formats', 'backup', 'selection'],
  picture: {
    kind: 'image',
    before: { label: 'supplierPhoto', state: 'supplied' },
    after: { label: 'newBackground', state: 'clean', backdrop: 'scene' },
  },
} as const satisfies AutomationContent
