import { ImportIcon } from '../../../icons/index.js'
import type { AutomationContent } from '../../content.types.js'

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
} as const satisfies AutomationContent
