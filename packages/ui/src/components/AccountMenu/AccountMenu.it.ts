import { joinCatalogs, translate } from '../../i18n/index.js'
import type { accountMenuStrings } from './AccountMenu.strings.js'
import type { accountMenuListStrings } from './AccountMenuList.strings.js'

export const accountMenuIt = joinCatalogs(
  translate<typeof accountMenuStrings>('accountMenu', {
    menu: 'Menu account',
    failed: 'Impossibile aprire il menu account',
  }),
  translate<typeof accountMenuListStrings>('accountMenuList', {
    signedInAs: (email) => `Accesso eseguito come ${email}`,
    logout: 'Esci',
  }),
)
