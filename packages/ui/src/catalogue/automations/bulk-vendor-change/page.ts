import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Change the vendor of all selected products at once.',
  caption: 'Three products under the supplier’s name, and under your own.',
  words: {
    vendorBefore: 'Vendor before',
    vendorAfter: 'Vendor after',
    supplierName: 'SUPPLIER-88',
    storeName: 'Your store',
  },
} satisfies AutomationStrings

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
} as const
