import { accountMenuStrings } from './AccountMenu.strings.js'

export const accountMenuIt = accountMenuStrings.translate({
  menu: 'Menu account',
  signedInAs: (email) => `Accesso eseguito come ${email}`,
  failed: 'Impossibile aprire il menu account',
})
