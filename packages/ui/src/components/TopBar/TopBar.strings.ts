import { defineStrings } from '../../i18n/index.js'

export const topBarStrings = defineStrings('topBar', {
  openMenu: 'Open menu',
  search: 'Search automations and settings',
  shortcuts: 'Keyboard shortcuts',
  toLight: 'Switch to the light theme',
  toDark: 'Switch to the dark theme',
  toLanguage: (language: string) => `Switch to ${language}`,
})
