import { defineStrings } from '../../i18n/index.js'

export const promoBarStrings = defineStrings('promoBar', {
  label: 'Offer',
  trial: (days: number) => `${days}-day free trial`,
  pricing: 'See pricing',
})
