import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Set the compare-at price of 500+ products in bulk.',
  caption: 'Three prices, and the same prices with a compare-at price struck through.',
  words: {
    priceBefore: 'Price before',
    priceAfter: 'Price after',
  },
} satisfies AutomationStrings

export const page = {
  facts: ['bulk', 'selection', 'progress'],
  picture: {
    kind: 'prices',
    before: 'priceBefore',
    after: 'priceAfter',
    currencies: { before: 'EUR', after: 'EUR' },
    prices: [
      { name: 'tee', before: 24.9, after: 24.9, compareAt: 34.9 },
      { name: 'pair', before: 36.9, after: 36.9, compareAt: 49.9 },
      { name: 'pack', before: 64.9, after: 64.9, compareAt: 89.9 },
    ],
  },
} as const
