import { translate } from '../../i18n/index.js'
import type { filterRuleStrings } from './FilterRule.strings.js'

export const filterRuleIt = translate<typeof filterRuleStrings>('filterRule', {
  variants: (names, count) =>
    count === 1 ? `${names} sceglie varianti` : `${names} scelgono varianti`,
  onlyMatching: 'in ogni prodotto cambiano solo le varianti che corrispondono.',
  products: (names, count) =>
    count === 1 ? `${names} sceglie prodotti` : `${names} scelgono prodotti`,
  oneIsEnough: 'basta una variante che corrisponde per includere il prodotto intero.',
  asWhole: 'sono inclusi quelli che corrispondono.',
})
