import { defineStrings } from '../i18n/index.js'

/** Names of the entries of the dashboard's navigation that are not pages of a list. */
export const navigationStrings = defineStrings('navigation', {
  dashboard: 'Dashboard',
  automations: 'Automations',
  settings: 'Settings',
  affiliate: 'Affiliate Program',
  support: 'Support',
  community: 'Top E-Com Community',
})
