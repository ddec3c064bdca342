import { defineStrings } from '../i18n/index.js'

/** Labels of the main entries of the dashboard's navigation. */
export const navigationStrings = defineStrings('navigation', {
  dashboard: 'Dashboard',
  automations: 'Automations',
  settings: 'Settings',
  affiliate: 'Affiliate Program',
  support: 'Support',
  community: 'Top E-Com Community',
})
