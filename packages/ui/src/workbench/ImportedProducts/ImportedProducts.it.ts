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
  matched: (variants, count) =>
    count === 1 ? '1 variante abbinata' : `${variants} varianti abbinate`,
  cells: (cells, count) => (count === 1 ? ', cambia 1 cella.' : `, cambiano ${cells} celle.`),
  added: (products, count) => (count === 1 ? '1 prodotto nuovo.' : `${products} prodotti nuovi.`),
  toReview: (products, count) => (count === 1 ? '1 da rivedere.' : `${products} da rivedere.`),
  unmatched: (rows, count) => (count === 1 ? '1 riga esclusa.' : `${rows} righe escluse.`),
  safe: (variants, count) =>
    count === 1
      ? 'Non si perde nulla: l’unica variante resta.'
      : `Non si perde nulla: tutte le ${variants} varianti restano.`,
  only: (fields) => `Viene scritto solo questo: ${fields}.`,
  noField: 'Non viene scritto nessun campo: scegline uno che il listino contiene.',
})
