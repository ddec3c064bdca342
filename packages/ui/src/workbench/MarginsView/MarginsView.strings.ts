import { defineStrings } from '../../i18n/index.js'

/** Each number comes as text in the language and as a number, for the singular. */
export const marginsViewStrings = defineStrings('marginsView', {
  name: 'Margins',
  calculating: 'Calculating…',
  missing: (missing: string, _missing: number, variants: string, all: number) =>
    `Costs are missing for ${missing} of ${variants} ${all === 1 ? 'variant' : 'variants'}.`,
  includes: (known: string, counted: number) =>
    counted === 1
      ? 'These results include only the 1 variant with a known cost.'
      : `These results include only the ${known} variants with a known cost.`,
  nothing: 'No variant has a cost yet, so there are no margins to show.',
  estimates: (count: string, counted: number) =>
    counted === 1
      ? '1 cost is an estimate, calculated from the price.'
      : `${count} costs are estimates, calculated from the price.`,
  fill: 'Fill in costs',
  chart: 'Margin after cost, fees and shipping',
  variants: (count: string, counted: number) =>
    `${count} ${counted === 1 ? 'variant' : 'variants'}`,
  range: 'Margin',
  count: 'Variants',
  below: (to: string) => `below ${to}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  above: (from: string) => `${from} or more`,
  loss: 'Sold at a loss',
  belowFloor: (floor: string) => `Below your minimum of ${floor}`,
  enough: (floor: string) => `${floor} or more`,
  median: 'Median margin',
  breakEven: 'Break-even ad return (ROAS)',
  setPrices: (target: string) => `Set prices for ${target} margin`,
  show: 'Variants to show',
  costMissing: 'Cost missing',
  noneBelowFloor: (floor: string) => `No variant with a known cost is below ${floor}.`,
  noneMissing: 'No cost is missing.',
  noLosses: 'No variant with a known cost is sold at a loss.',
  variant: 'Variant',
  row: 'Row',
  price: 'Price',
  cost: 'Cost',
  charges: 'Fees, shipping',
  margin: 'Margin',
  priceFor: (target: string) => `Price for ${target}`,
  outOfReach: 'Out of reach',
  empty: 'empty',
  estimate: 'Estimate',
  showMore: 'Show more',
})
