import { joinCatalogs } from '../i18n/index.js'

/** Every text of the library in Italian. */
export const it = joinCatalogs()
