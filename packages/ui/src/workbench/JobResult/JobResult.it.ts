import { translate } from '../../i18n/index.js'
import type { jobResultStrings } from './JobResult.strings.js'

export const jobResultIt = translate<typeof jobResultStrings>('jobResult', {
  applied: (cells, cellCount, products, productCount) =>
    `Modifiche applicate: ${cells} ${cellCount === 1 ? 'cella' : 'celle'} in ${products} ${productCount === 1 ? 'prodotto' : 'prodotti'}`,
  imported: (products, count) =>
    count === 1
      ? 'Modifiche applicate: 1 prodotto importato'
      : `Modifiche applicate: ${products} prodotti importati`,
  importedText: (source) =>
    `È una nuova esportazione dei prodotti, creata da ${source}, che resta salvato. Il negozio cambia solo quando importi lì l’esportazione.`,
  addedText: (source, to) =>
    `In ${to}, da ${source}, che resta salvato. Tutti i prodotti precedenti sono esattamente com’erano.`,
  products: 'Prodotti',
  rows: 'Righe',
  excludedColumns: (columns, count) =>
    count === 1
      ? 'Modifiche applicate: 1 colonna esclusa dal download'
      : `Modifiche applicate: ${columns} colonne escluse dal download`,
  noCells: 'Tutte le celle del file sono esattamente com’erano, byte per byte.',
  took: (seconds) =>
    `In ${seconds}\u00A0s. Tutte le altre celle sono esattamente com’erano, byte per byte.`,
  failed: (text, count) => `Modifiche applicate, tranne ${text} ${count === 1 ? 'riga' : 'righe'}`,
  failedText: (count) =>
    count === 1 ? 'Quella riga non è stata modificata.' : 'Quelle righe non sono state modificate.',
  showRows: (count) => (count === 1 ? 'Mostra la riga' : 'Mostra le righe'),
  undoAll: 'Annulla tutto',
  nothing: 'Queste opzioni non cambiano nulla.',
  productsChanged: 'Prodotti modificati',
  cellsChanged: 'Celle modificate',
  excluded: 'Esclusi',
  reviewed: 'Rivisti',
  reviewedOf: (done, all) => `${done} di ${all}`,
  undo: 'Annulla',
  changes: 'Modifica altro',
  texts: 'Traduci il resto',
  imports: 'Importa un altro',
  download: 'Scarica',
  next: 'Continua con questo file',
  all: (count) => `Tutte le ${count} automazioni`,
  saveRecipe: 'Salva queste attività come ricetta',
})
