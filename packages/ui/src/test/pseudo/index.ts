export { pseudo } from './pseudo.js'
export { pseudoCatalog } from './pseudoCatalog.js'
export { keptNames, pseudoText } from './pseudoText.js'
