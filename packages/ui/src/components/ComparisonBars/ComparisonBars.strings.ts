import { defineStrings } from '../../i18n/index.js'

export const comparisonBarsStrings = defineStrings('comparisonBars', {
  orMore: (amount: string) => `${amount}+`,
  orMoreInWords: (amount: string) => `${amount} or more`,
})
