import { defineStrings } from '../i18n/index.js'

/** The first steps with the product, by id. */
export const checklistLabels = defineStrings('checklistSteps', {
  'connect-store': 'Connect your Shopify store',
  'first-automation': 'Launch your first automation',
  'enable-notifications': 'Enable notifications',
})
