import { translate } from '../../i18n/index.js'
import type { columnMapperStrings } from './ColumnMapper.strings.js'

export const columnMapperIt = translate<typeof columnMapperStrings>('columnMapper', {
  title: 'Colonne del fornitore',
  matched: (matched, all, count) =>
    count === 1
      ? `${matched} colonna su 1 abbinata per nome o contenuto.`
      : `${matched} colonne su ${all} abbinate per nome o contenuto.`,
  isSaved: 'Salvate per questo fornitore.',
  toConfirm: (text, count) =>
    count === 1 ? 'Mostra la colonna da confermare' : `Mostra le ${text} colonne da confermare`,
  supplier: 'Fornitore',
  column: 'Colonna del fornitore',
  examples: 'Prime righe',
  target: 'Colonna nel tuo negozio',
  matchedBy: 'Abbinata per',
  targetOf: (column) => `Colonna nel tuo negozio per ${column}`,
  optionName: 'Nome dell’opzione',
  optionNameOf: (column) => `Nome dell’opzione per ${column}`,
  exclude: 'Escludi',
  confirm: 'Conferma questa colonna',
  confirmOf: (column) => `Conferma questa colonna: ${column}`,
  unnamed: (number) => `Colonna ${number}, senza nome`,
  noValues: 'Nessun valore',
  empty: 'Questo listino non ha colonne.',
  name: 'Nome',
  content: 'Contenuto',
  'name-and-content': 'Nome e contenuto',
  'decimal-comma': 'Virgola decimale rilevata',
  saved: 'Salvata per questo fornitore',
  chosen: 'Scelta tua',
  none: 'Nessuna corrispondenza',
})
