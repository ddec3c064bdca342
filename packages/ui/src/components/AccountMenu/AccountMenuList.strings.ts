import { defineStrings } from '../../i18n/index.js'

/** What the menu itself says. It comes with the menu. */
export const accountMenuListStrings = defineStrings('accountMenuList', {
  signedInAs: (email: string) => `Signed in as ${email}`,
  logout: 'Logout',
})
