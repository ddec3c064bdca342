import { sidebarStrings } from './Sidebar.strings.js'

export const sidebarIt = sidebarStrings.translate({
  label: 'Barra laterale',
  navigation: 'Dashboard',
  newAutomation: 'Nuova automazione',
  needsAttention: 'Da controllare',
  logout: 'Esci',
})
