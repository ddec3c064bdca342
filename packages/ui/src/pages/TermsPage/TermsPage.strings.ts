import { defineStrings } from '../../i18n/index.js'

export const termsPageStrings = defineStrings('termsPage', {
  heading: 'Terms of Service',
  description: 'This page is a placeholder. The full terms will appear here.',
  trialHeading: 'Free trial',
  trial: (days: number) => `Every account starts with a ${days}-day trial. You can cancel anytime.`,
  creditsHeading: 'Credits',
  credits: 'Credits reset each billing cycle and do not roll over.',
  refundsHeading: 'Refunds',
  refunds: 'There are no refunds after payment.',
})
