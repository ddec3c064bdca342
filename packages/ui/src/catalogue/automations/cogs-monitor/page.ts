import { MarginIcon } from '../../../icons/index.js'
import type { AutomationContent } from '../../content.types.js'

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
} as const satisfies AutomationContent
