import { defineStrings } from '../i18n/index.js'

/** Names of what the header and the footer of the public pages lead to. */
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
