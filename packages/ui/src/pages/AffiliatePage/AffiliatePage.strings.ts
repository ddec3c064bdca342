import { defineStrings } from '../../i18n/index.js'

export const affiliatePageStrings = defineStrings('affiliatePage', {
  heading: 'Affiliate Program',
  description:
    'Recommend the product and earn 20% recurring commission every month, for the life of the customer.',
})
