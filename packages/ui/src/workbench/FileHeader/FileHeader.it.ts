import { translate } from '../../i18n/index.js'
import type { fileHeaderStrings } from './FileHeader.strings.js'

export const fileHeaderIt = translate<typeof fileHeaderStrings>('fileHeader', {
  undo: 'Annulla l’ultima attività',
  redo: 'Ripristina',
  noUndo: 'Non ci sono attività da annullare.',
  noRedo: 'Non ci sono attività annullate da ripristinare.',
  download: 'Scarica',
  menu: 'Menu del file',
  expand: 'Espandi a tutta finestra',
  shrink: 'Torna alla vista normale',
  openAnother: 'Apri un altro file',
  compare: 'Confronta con un’altra esportazione',
  storeLabel: 'Etichetta del negozio',
  downloadOriginal: 'Scarica il file originale',
  remove: 'Rimuovi questo file',
})
