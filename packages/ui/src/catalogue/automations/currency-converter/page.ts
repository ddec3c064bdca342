import { CurrencyIcon } from '../../../icons/index.js'
import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Convert product prices into another currency at the live rate.',
  caption: 'Three prices in dollars, and the same prices in euros.',
  facts: { liveRate: 'Live rate', liveRateText: 'Prices are converted at the current rate.' },
  words: {
    dollars: 'In dollars',
    euros: 'In euros',
  },
} satisfies AutomationStrings

/** Dollars to euros, only for the sample: the product converts at the live rate. */
const sampleRate = 0.92

function toEuros(dollars: number): number {
  return Math.round(dollars * sampleRate * 100) / 100
}

const inDollars = [
  { name: 'tee', dollars: 11.4 },
  { name: 'pair', dollars: 20.9 },
  { name: 'pack', dollars: 29.5 },
] as const

const converted = inDollars.map(({ name, dollars }) => ({
  name,
  before: dollars,
  after: toEuros(dollars),
}))

export const page = {
  facts: [{ id: 'liveRate', icon: CurrencyIcon }, 'selection', 'progress'],
  picture: {
    kind: 'prices',
    before: 'dollars',
    after: 'euros',
    currencies: { before: 'USD', after: 'EUR' },
    rate: sampleRate,
    prices: converted,
  },
} as const
