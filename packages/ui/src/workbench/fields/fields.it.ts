import { translate } from '../../i18n/index.js'
import type { fieldsStrings } from './fields.strings.js'

export const fieldsIt = translate<typeof fieldsStrings>('workbenchFields', {
  add: 'Aggiungi',
  addTo: (label) => `Aggiungi a ${label}`,
  remove: (value) => `Rimuovi ${value}`,
  from: 'Da',
  to: 'A',
  search: 'Cerca',
  noMatch: (query) => `Nessun risultato per “${query}”`,
  more: (text, count) => (count === 1 ? 'Mostra un altro' : `Mostra altri ${text}`),
  notNumber: (example) => `Inserisci un numero, ad esempio ${example}.`,
  moveUp: 'Sposta su',
  moveDown: 'Sposta giù',
  choose: 'Scegli',
  noType: 'Senza tipo di prodotto',
  typeLabel: (type, count) => (count === undefined ? type : `${type} (${count})`),
  chooseFile: 'Scegli un file',
  chooseOther: 'Scegli un altro file',
})
