import { CurrencyIcon } from '../../../icons/index.js'
import type { PriceSample } from '../../pictures.types.js'
import type { AutomationContent } from '../../content.types.js'

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

const converted: readonly PriceSample[] = inDollars.map(({ name, dollars }) => ({
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
} as const satisfies AutomationContent
