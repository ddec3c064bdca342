import { translate } from '../../i18n/index.js'
import type { diffTableStrings } from './DiffTable.strings.js'

export const diffTableIt = translate<typeof diffTableStrings>('diffTable', {
  label: 'Modifiche',
  name: 'Prodotto e variante',
  row: 'Riga',
  note: 'Nota',
  variants: (all, count) => (count === 1 ? '1 variante' : `${all} varianti`),
  someVariants: (some, all, count) =>
    count === 1 ? `1 variante su ${all}` : `${some} varianti su ${all}`,
  changes: (all, count) => (count === 1 ? '1 modifica' : `${all} modifiche`),
  needsReview: 'Da rivedere',
  conflict: 'Conflitto',
  excluded: 'Esclusa',
  included: 'Inclusa',
  partlyExcluded: 'Esclusa in parte',
  include: (name) => `Includi le modifiche di ${name}`,
  expand: (name) => `Mostra le varianti di ${name}`,
  collapse: (name) => `Nascondi le varianti di ${name}`,
  expandChanges: (name) => `Mostra le modifiche di ${name}`,
  collapseChanges: (name) => `Nascondi le modifiche di ${name}`,
  open: 'Mostra tutta la cella',
  columnMenu: (column) => `Modifiche di ${column}`,
  excludeColumn: 'Escludi le modifiche di questa colonna',
  includeColumn: 'Includi le modifiche di questa colonna',
  line: (line) => `Linea ${line} del file`,
  nameAndRow: (name, row) => `${name}, riga ${row}`,
  loading: (row) => `Caricamento della linea ${row} dell’elenco`,
  saidExcluded: (cell, left, count) =>
    `${cell}: esclusa. ${count === 1 ? 'Resta 1 modifica' : `Restano ${left} modifiche`}.`,
  saidIncluded: (cell, left, count) =>
    `${cell}: inclusa. In tutto ${count === 1 ? '1 modifica' : `${left} modifiche`}.`,
  noMatch: (query) => `Nessun prodotto corrisponde a “${query}”`,
  clearSearch: 'Cancella la ricerca',
  noneHere: 'Nessun prodotto in questa vista',
  cannotExclude: 'Qui non si può escludere nulla.',
})
