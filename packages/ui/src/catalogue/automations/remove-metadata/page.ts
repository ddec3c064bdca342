import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Clean the metadata that suppliers leave in your products.',
  caption: 'What a supplier left in a product, and the fields after cleaning.',
  words: {
    cleaned: 'After cleaning',
    supplierCode: 'Supplier code',
    supplierCodeValue: 'A-88#',
    sourceLink: 'Source link',
    sourceLinkValue: 'https://example.com/item/88',
    supplierNote: 'Supplier note',
    supplierNoteValue: 'Batch 88, warehouse 2',
  },
} satisfies AutomationStrings

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
} as const
