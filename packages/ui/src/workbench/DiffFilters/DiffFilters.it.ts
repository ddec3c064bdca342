import { translate } from '../../i18n/index.js'
import type { diffFiltersStrings } from './DiffFilters.strings.js'

export const diffFiltersIt = translate<typeof diffFiltersStrings>('diffFilters', {
  filters: 'Mostra',
  changed: 'Modificati',
  review: 'Da rivedere',
  conflicts: 'Conflitti',
  excluded: 'Esclusi',
  all: 'Tutti',
  search: 'Cerca prodotti',
  searchHint: 'Titolo, handle, SKU o riga',
  clear: 'Cancella la ricerca',
  sort: 'Ordina',
  file: 'Ordine del file',
  size: 'Entità della modifica',
  note: 'Nota',
  columns: 'Colonne',
})
