import { defineStrings } from '../../i18n/index.js'

export const siteHeaderStrings = defineStrings('siteHeader', {
  navigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  login: 'Login',
  startTrial: 'Start Free Trial',
  dashboard: 'Dashboard',
})
