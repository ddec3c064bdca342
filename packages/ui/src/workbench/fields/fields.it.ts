import { translate } from '../../i18n/index.js'
import type { fieldsStrings } from './fields.strings.js'

export const fieldsIt = translate<typeof fieldsStrings>('workbenchFields', {
  add: 'Aggiungi',
  addTo: (label) => `Aggiungi a ${label}`,
  remove: (value) => `Rimuovi ${value}`,
  from: 'Da',
  to: 'A',
  noMatch: (query) => `Nessun risultato per “${query}”`,
  more: (text, count) => (count === 1 ? 'Mostra un altro' : `Mostra altri ${text}`),
  notNumber: (example) => `Inserisci un numero, ad esempio ${example}.`,
  moveUp: 'Sposta su',
  moveDown: 'Sposta giù',
  move: (name) => `Sposta ${name}`,
  moveHint: 'Premi Su o Giù per spostarlo, oppure trascinalo.',
  menuOf: (name) => `Menu di ${name}`,
  moved: (name, place, count) => `${name}: ora ${place} di ${count}.`,
  unordered: 'Invariato',
  choose: 'Scegli',
  noType: 'Senza tipo di prodotto',
  typeLabel: (type, count) => (count === undefined ? type : `${type} (${count})`),
  chooseFile: 'Scegli un file',
  chooseOther: 'Scegli un altro file',
  chooseImage: 'Scegli un’immagine',
  chooseOtherImage: 'Scegli un’altra immagine',
})
