import { defineStrings } from '../i18n/index.js'

/** Taglines of the plans, by id. */
export const planTaglines = defineStrings('planTaglines', {
  'basic-importer': 'Bring products in, one at a time.',
  'optimizer-100': 'For a first, focused catalogue.',
  'optimizer-300': 'For stores that list every week.',
  'optimizer-500': 'For large catalogues and agencies.',
})

export const planStrings = defineStrings('plans', {
  singleImport: 'Unlimited single-product import',
  dashboard: 'Core dashboard',
  email: 'Email support',
  products: (count: string) => `Up to ${count} products per month`,
  background: 'Background remover',
  compression: 'Image compression',
  copy: 'AI copy optimisation',
  cta: 'Start Free Trial',
})
