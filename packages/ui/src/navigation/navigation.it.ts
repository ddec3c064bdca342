import { translate } from '../i18n/index.js'
import type { navigationStrings } from './navigation.strings.js'

export const navigationIt = translate<typeof navigationStrings>('navigation', {
  dashboard: 'Dashboard',
  automations: 'Automazioni',
  settings: 'Impostazioni',
  affiliate: 'Programma di affiliazione',
  support: 'Assistenza',
  community: 'Top community e-commerce',
})
