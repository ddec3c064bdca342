import { translate } from '../../i18n/index.js'
import type { topBarStrings } from './TopBar.strings.js'

export const topBarIt = translate<typeof topBarStrings>('topBar', {
  openMenu: 'Apri il menu',
  search: 'Cerca automazioni e impostazioni',
  shortcuts: 'Scorciatoie da tastiera',
  toLight: 'Passa al tema chiaro',
  toDark: 'Passa al tema scuro',
  toEnglish: 'Passa all’inglese',
  toItalian: 'Passa all’italiano',
})
