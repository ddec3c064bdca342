import { joinCatalogs } from '../../i18n/index.js'
import { englishCatalog, englishWorkbenchCatalog } from '../englishCatalog.js'
import { pseudo } from './pseudo.js'

/** Every text of the library and its workbench in the pseudo-locale. */
export const pseudoCatalog = pseudo(joinCatalogs(englishCatalog, englishWorkbenchCatalog))
