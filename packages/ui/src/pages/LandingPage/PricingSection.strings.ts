import { defineStrings } from '../../i18n/index.js'

export const pricingStrings = defineStrings('landingPricing', {
  heading: 'Pay for the products you process.',
  lede: (days: number) => `Every plan starts with a ${days}-day free trial. Cancel anytime.`,
  credits: 'Credits do not roll over and reset each billing cycle',
  refunds: 'No refunds after payment',
})
