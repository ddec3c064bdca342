import { translate } from '../../i18n/index.js'
import type { imageResultsStrings } from './ImageResults.strings.js'

export const imageResultsIt = translate<typeof imageResultsStrings>('imageResults', {
  results: 'Risultati per ogni file',
  figures: 'Tutti i file insieme',
  before: 'Prima',
  after: 'Dopo',
  reductionTotal: 'Riduzione sui tuoi file',
  lowest: 'Somiglianza minima',
  smaller: (text, count) =>
    count === 1 ? `${text} file è più leggero.` : `${text} file sono più leggeri.`,
  notChanged: (text, count) =>
    count === 1
      ? `${text} non è stato modificato perché il risultato sarebbe più grande.`
      : `${text} non sono stati modificati perché il risultato sarebbe più grande.`,
  excludedCount: (text, count) => `${text} ${count === 1 ? 'escluso' : 'esclusi'}.`,
  pending: 'Nessun file è ancora pronto.',
  show: 'Mostra i file',
  all: 'Tutti',
  kept: 'Non modificate',
  under: (similarity) => `Somiglianza sotto ${similarity}`,
  review: 'Da rivedere',
  file: 'File',
  reduction: 'Riduzione',
  similarity: 'Somiglianza',
  measure: 'SSIM, 480\u00A0px',
  note: 'Nota',
  converted: (from, to) => `Da ${from} a ${to}`,
  unknown: 'non nota',
  loading: 'Caricamento…',
  noMatch: 'Nessun file qui',
  noMatchText: 'Nessun file è in questo stato ora.',
  showAll: 'Mostra tutti i file',
})
