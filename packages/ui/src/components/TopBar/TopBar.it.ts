import { topBarStrings } from './TopBar.strings.js'

export const topBarIt = topBarStrings.translate({
  openMenu: 'Apri il menu',
  search: 'Cerca automazioni e impostazioni',
  shortcuts: 'Scorciatoie da tastiera',
  toLight: 'Passa al tema chiaro',
  toDark: 'Passa al tema scuro',
  toEnglish: 'Passa all’inglese',
  toItalian: 'Passa all’italiano',
})
