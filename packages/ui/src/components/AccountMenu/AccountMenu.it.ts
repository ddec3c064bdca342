import { joinCatalogs } from '../../i18n/index.js'
import { accountMenuStrings } from './AccountMenu.strings.js'
import { accountMenuListStrings } from './AccountMenuList.strings.js'

export const accountMenuIt = joinCatalogs(
  accountMenuStrings.translate({
    menu: 'Menu account',
    failed: 'Impossibile aprire il menu account',
  }),
  accountMenuListStrings.translate({
    signedInAs: (email) => `Accesso eseguito come ${email}`,
    logout: 'Esci',
  }),
)
