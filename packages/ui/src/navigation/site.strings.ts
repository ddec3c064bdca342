import { defineStrings } from '../i18n/index.js'

/** Labels of the links in the header and the footer of the public pages. */
export const siteStrings = defineStrings('site', {
  product: 'Product',
  overview: 'Overview',
  library: 'Automation Library',
  integrations: 'Integrations',
  resources: 'Resources',
  blog: 'Blog',
  caseStudies: 'Case Studies',
  helpCenter: 'Help Center',
  pricing: 'Pricing',
  terms: 'Terms of Service',
})
