import type { AutomationContent } from '../../content.types.js'

export const page = {
  facts: ['selection', 'progress', 'secure'],
  picture: {
    kind: 'text',
    name: 'field',
    before: 'supplier',
    after: 'cleaned',
    texts: [
      { name: 'supplierCode', before: 'supplierCodeValue' },
      { name: 'sourceLink', before: 'sourceLinkValue' },
      { name: 'supplierNote', before: 'supplierNoteValue' },
    ],
  },
} as const satisfies AutomationContent
