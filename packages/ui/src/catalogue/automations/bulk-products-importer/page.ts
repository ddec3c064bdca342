import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Import 500+ products in bulk from a competitor’s store.',
  caption: 'The links of three products, and the imported listings.',
} satisfies AutomationStrings

export const page = {
  facts: ['bulk', 'competitors', 'progress'],
  picture: {
    kind: 'import',
    listings: [
      {
        url: 'https://example.com/products/cotton-tee',
        title: 'tee',
        price: 24.9,
        options: 'sizes',
      },
      {
        url: 'https://example.com/products/tee-pack-of-two',
        title: 'pair',
        price: 36.9,
        options: 'sizes',
      },
      {
        url: 'https://example.com/products/tee-pack-of-three',
        title: 'pack',
        price: 64.9,
        options: 'sizes',
      },
    ],
  },
} as const
