import type { PricePicture, PriceSample } from '../automationPictures.types.js'

/** Dollars to euros, for the sample only: the product converts at the live rate. */
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

/** Prices before and after. */
export const pricePictures = {
  'currency-converter': {
    kind: 'prices',
    before: 'dollars',
    after: 'euros',
    currencies: { before: 'USD', after: 'EUR' },
    rate: sampleRate,
    prices: converted,
  },
  'mass-compare-price': {
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
} satisfies Readonly<Record<string, PricePicture>>
