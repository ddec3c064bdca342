import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Keep an eye on cost of goods and margin, product by product.',
  caption: 'Price, cost and margin of three products, and of all three together.',
  facts: { costs: 'Cost of goods and margin', costsText: 'Both, product by product.' },
} satisfies AutomationStrings
