import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Set the compare-at price of 500+ products in bulk.',
  caption: 'Three prices, and the same prices with a compare-at price struck through.',
  words: {
    priceBefore: 'Price before',
    priceAfter: 'Price after',
  },
} satisfies AutomationStrings
