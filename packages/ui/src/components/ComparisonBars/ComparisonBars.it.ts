import { comparisonBarsStrings } from './ComparisonBars.strings.js'

export const comparisonBarsIt = comparisonBarsStrings.translate({
  orMore: (amount) => `${amount} o più`,
  orMoreInWords: (amount) => `${amount} o più`,
})
