import { englishCatalog } from '../englishCatalog.js'
import { pseudo } from './pseudo.js'

/** Every text of the library in the pseudo-locale. */
export const pseudoCatalog = pseudo(englishCatalog)
