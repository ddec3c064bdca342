import { translate } from '../../i18n/index.js'
import type { sidebarStrings } from './Sidebar.strings.js'

export const sidebarIt = translate<typeof sidebarStrings>('sidebar', {
  label: 'Barra laterale',
  navigation: 'Dashboard',
  newAutomation: 'Nuova automazione',
  needsAttention: 'Da controllare',
  logout: 'Esci',
})
