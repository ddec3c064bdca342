import { translate } from '../../i18n/index.js'
import type { comparisonBarsStrings } from './ComparisonBars.strings.js'

export const comparisonBarsIt = translate<typeof comparisonBarsStrings>('comparisonBars', {
  orMore: (amount) => `${amount} o più`,
  orMoreInWords: (amount) => `${amount} o più`,
})
