import { defineStrings } from '../../i18n/index.js'

export const sidebarStrings = defineStrings('sidebar', {
  label: 'Sidebar',
  navigation: 'Dashboard',
  newAutomation: 'New Automation',
  needsAttention: 'Needs attention',
  logout: 'Logout',
})
