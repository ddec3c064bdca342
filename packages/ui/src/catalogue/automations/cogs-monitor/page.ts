import { MarginIcon } from '../../../icons/index.js'
import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Keep an eye on cost of goods and margin, product by product.',
  caption: 'Price, cost and margin of three products, and of all three together.',
  facts: { costs: 'Cost of goods and margin', costsText: 'Both, product by product.' },
} satisfies AutomationStrings

export const page = {
  facts: [{ id: 'costs', icon: MarginIcon }, 'selection', 'secure'],
  picture: {
    kind: 'ledger',
    products: [
      { name: 'tee', price: 24.9, cost: 10.49 },
      { name: 'pair', price: 36.9, cost: 19.23 },
      { name: 'pack', price: 64.9, cost: 27.14 },
    ],
  },
} as const
