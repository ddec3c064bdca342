import { ImportIcon } from '../../../icons/index.js'
import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Import a single product from a competitor’s store.',
  caption: 'The link of one product, and the imported listing.',
  facts: {
    unlimited: 'Unlimited single-product import',
    unlimitedText: 'Part of the BASIC IMPORTER plan.',
  },
} satisfies AutomationStrings

export const page = {
  facts: [{ id: 'unlimited', icon: ImportIcon }, 'competitors', 'progress'],
  picture: {
    kind: 'import',
    listings: [
      {
        url: 'https://example.com/products/cotton-tee',
        title: 'tee',
        price: 24.9,
        options: 'sizes',
      },
    ],
  },
} as const
