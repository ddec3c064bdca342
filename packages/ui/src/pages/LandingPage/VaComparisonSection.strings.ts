import { defineStrings } from '../../i18n/index.js'

export const vaComparisonStrings = defineStrings('landingVaComparison', {
  heading: 'The same work, drawn to scale.',
  lede: (flat: string, assistant: string) =>
    `A flat ${flat} a month against ${assistant} or more for a virtual assistant. Both bars share one scale, so the difference is the picture.`,
  assistant: 'Virtual assistant',
  perMonth: 'per month',
})
