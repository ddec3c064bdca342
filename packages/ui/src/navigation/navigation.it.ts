import { navigationStrings } from './navigation.strings.js'

export const navigationIt = navigationStrings.translate({
  dashboard: 'Dashboard',
  automations: 'Automazioni',
  settings: 'Impostazioni',
  affiliate: 'Programma di affiliazione',
  support: 'Assistenza',
  community: 'Top community e-commerce',
})
