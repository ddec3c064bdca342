import { siteHeaderStrings } from './SiteHeader.strings.js'

export const siteHeaderIt = siteHeaderStrings.translate({
  navigation: 'Principale',
  menu: 'Menu',
  openMenu: 'Apri il menu',
  login: 'Accedi',
  startTrial: 'Prova gratis',
  dashboard: 'Dashboard',
})
