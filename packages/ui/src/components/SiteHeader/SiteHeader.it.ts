import { translate } from '../../i18n/index.js'
import type { siteHeaderStrings } from './SiteHeader.strings.js'

export const siteHeaderIt = translate<typeof siteHeaderStrings>('siteHeader', {
  navigation: 'Principale',
  menu: 'Menu',
  openMenu: 'Apri il menu',
  login: 'Accedi',
  startTrial: 'Prova gratis',
  dashboard: 'Dashboard',
})
