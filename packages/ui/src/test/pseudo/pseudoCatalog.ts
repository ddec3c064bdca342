import { joinCatalogs } from '../../i18n/index.js'
import { englishCatalog, englishStoreCatalog, englishWorkbenchCatalog } from '../englishCatalog.js'
import { pseudo } from './pseudo.js'

/** Every text of the library, its workbench and the live store in the pseudo-locale. */
export const pseudoCatalog = pseudo(
  joinCatalogs(englishCatalog, englishWorkbenchCatalog, englishStoreCatalog),
)
