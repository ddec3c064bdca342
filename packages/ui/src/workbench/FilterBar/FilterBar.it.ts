import { translate } from '../../i18n/index.js'
import type { filterBarStrings } from './FilterBar.strings.js'

export const filterBarIt = translate<typeof filterBarStrings>('filterBar', {
  all: 'Tutti',
  variants: (n, of, count) =>
    count === 1 ? `${n} variante su ${of} corrisponde` : `${n} varianti su ${of} corrispondono`,
  products: (n, of, count) =>
    count === 1 ? `${n} prodotto su ${of} corrisponde` : `${n} prodotti su ${of} corrispondono`,
  add: 'Aggiungi un filtro',
  filterBy: 'Filtra per',
  choose: 'Scegli un filtro',
  close: 'Chiudi',
  vendor: 'Fornitore',
  type: 'Tipo',
  tag: 'Tag',
  status: 'Stato',
  price: 'Fascia di prezzo',
  option: 'Opzione',
  title: 'Il titolo contiene',
  handles: 'Elenco di handle',
  handlesHint: 'Un handle per riga.',
  'last-job': 'Modificati dall’ultima attività',
  ofAny: (label) => `${label}, una variante qualsiasi`,
  anyVariant: 'Una variante qualsiasi: includi il prodotto intero',
  from: (price) => `da ${price}`,
  upTo: (price) => `fino a ${price}`,
  labelled: (label, value) => `${label}: ${value}`,
  andMore: (values, count) => `${values} e altri ${count}`,
  searchIn: (label) => `Cerca: ${label}`,
})
