import { defineStrings } from '../../i18n/index.js'

/** Texts of the palette's entries, loaded with it. */
export const commandStrings = defineStrings('commands', {
  label: 'Search pages and actions',
  site: 'Website',
  home: 'Home page',
  account: 'Your account',
  logIn: 'Log in',
  signUp: 'Create account',
  resetPassword: 'Reset your password',
  logOut: 'Logout',
  preferences: 'Preferences',
  themeWords: 'theme colours mode dark light',
  shortcuts: 'Keyboard shortcuts',
  shortcutsWords: 'keys help',
})
