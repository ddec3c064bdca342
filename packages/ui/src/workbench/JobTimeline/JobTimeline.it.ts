import { translate } from '../../i18n/index.js'
import type { jobTimelineStrings } from './JobTimeline.strings.js'

export const jobTimelineIt = translate<typeof jobTimelineStrings>('jobTimeline', {
  history: 'Cronologia',
  jobs: 'Attività su questo file',
  lede: 'Prima le più recenti. Ogni attività si può annullare finché questo file è salvato qui.',
  ledeImages:
    'Prima le più recenti. Puoi annullare l’ultima attività finché queste immagini sono salvate qui.',
  added: (products, count) =>
    count === 1 ? '1 prodotto aggiunto' : `${products} prodotti aggiunti`,
  excludedColumns: (columns, count) =>
    count === 1 ? '1 colonna esclusa dal download' : `${columns} colonne escluse dal download`,
  changed: (products, productCount, cells, cellCount) =>
    `${products} ${productCount === 1 ? 'prodotto' : 'prodotti'}, ${cells} ${cellCount === 1 ? 'cella' : 'celle'}`,
  excluded: (text, count) => `${text} ${count === 1 ? 'esclusa' : 'escluse'}`,
  changedImages: (images, count) =>
    count === 1 ? `${images} immagine modificata` : `${images} immagini modificate`,
  applied: 'Applicata',
  undone: 'Annullata',
  'partly-undone': 'Annullata in parte',
  cancelled: 'Interrotta',
  paused: 'In pausa',
  laterChanges: 'Con modifiche successive',
  opened: (name) => `${name} aperto`,
  imported: (source) => `Importato da ${source}`,
  undoImport: (source) => `Annulla l’importazione da ${source}`,
  openedText: (rows, count, size) =>
    `${rows} ${count === 1 ? 'riga' : 'righe'}, ${size}, originale salvato`,
  openedImages: (images, count, size) =>
    `${images} ${count === 1 ? 'immagine' : 'immagini'}, ${size}, originali non modificati`,
  downloadOriginal: 'Scarica il file originale',
  undo: 'Annulla',
  redo: 'Ripristina',
  resume: 'Riprendi',
  waits: 'Un’altra attività viene annullata o ripristinata.',
  saveRecipe: 'Salva queste attività come ricetta',
})
