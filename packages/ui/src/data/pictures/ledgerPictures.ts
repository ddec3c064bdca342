import type { LedgerPicture } from '../automationPictures.types.js'

/** Prices, costs and what is left. */
export const ledgerPictures = {
  'cogs-monitor': {
    kind: 'ledger',
    products: [
      { name: 'tee', price: 24.9, cost: 10.49 },
      { name: 'pair', price: 36.9, cost: 19.23 },
      { name: 'pack', price: 64.9, cost: 27.14 },
    ],
  },
} satisfies Readonly<Record<string, LedgerPicture>>
