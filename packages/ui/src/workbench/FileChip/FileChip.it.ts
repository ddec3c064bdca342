import { translate } from '../../i18n/index.js'
import type { fileChipStrings } from './FileChip.strings.js'

export const fileChipIt = translate<typeof fileChipStrings>('fileChip', {
  openFile: (name: string) => `File aperto: ${name}`,
  problems: (text, count) => (count === 1 ? `${text} problema` : `${text} problemi`),
  ready: (text, count) => (count === 1 ? `${text} pronta` : `${text} pronte`),
  review: (text, _count) => `${text} da rivedere`,
  applying: (percent: string) => `Applicazione al ${percent}`,
  viewOnly: 'Solo visualizzazione',
  notSaved: 'Non salvato',
  alsoOpen: (name: string) => `Aperto anche: ${name}`,
  switch: 'Passa',
  switchTo: (name: string) => `Passa a ${name}`,
  lastJobs: 'Ultime attività',
  undo: 'Annulla',
  undoOf: (name: string) => `Annulla ${name}`,
  download: 'Scarica',
  recipes: 'Ricette',
  choose: 'Usa',
  chooseOn: (recipe: string, name: string) => `Usa ${recipe} su ${name}`,
  continueWith: 'Continua con…',
  all: 'Tutti i file',
  storeLabel: 'Etichetta del negozio',
  remove: 'Rimuovi questo file',
})
