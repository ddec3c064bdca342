import { translate } from '../../i18n/index.js'
import type { importedProductsStrings } from './ImportedProducts.strings.js'

export const importedProductsIt = translate<typeof importedProductsStrings>('importedProducts', {
  filters: 'Filtra i prodotti',
  table: 'Prodotti',
  field: 'Campo',
  value: 'Valore',
  from: 'Da',
  all: 'Tutti',
  new: 'Nuovi',
  changed: 'Modificati',
  gone: 'Mancanti',
  review: 'Da rivedere',
  conflicts: 'Conflitti',
})
