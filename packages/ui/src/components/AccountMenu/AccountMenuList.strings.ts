import { defineStrings } from '../../i18n/index.js'

/** Texts of the menu, loaded with it. */
export const accountMenuListStrings = defineStrings('accountMenuList', {
  signedInAs: (email: string) => `Signed in as ${email}`,
  logout: 'Logout',
})
