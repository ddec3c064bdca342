import type { AutomationContent } from '../../content.types.js'

export const page = {
  facts: ['selection', 'progress', 'secure'],
  picture: {
    kind: 'text',
    name: 'product',
    before: 'vendorBefore',
    after: 'vendorAfter',
    texts: [
      { name: 'tee', before: 'supplierName', after: 'storeName' },
      { name: 'pair', before: 'supplierName', after: 'storeName' },
      { name: 'pack', before: 'supplierName', after: 'storeName' },
    ],
  },
} as const satisfies AutomationContent
