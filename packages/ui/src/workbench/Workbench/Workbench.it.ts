import { translate } from '../../i18n/index.js'
import type { workbenchFrameStrings } from './Workbench.strings.js'

export const workbenchFrameIt = translate<typeof workbenchFrameStrings>('workbenchFrame', {
  bench: (name: string) => `Banco di lavoro: ${name}`,
  views: 'Viste del file',
  options: 'Opzioni',
  more: (text, count) => (count === 1 ? 'Mostra un altro' : `Mostra altri ${text}`),
  excluded: (text, count) => (count === 1 ? `${text} escluso` : `${text} esclusi`),
  changes: 'Modifiche',
  check: 'Controllo',
  history: 'Cronologia',
  images: 'Immagini',
  review: 'Revisione',
  columns: 'Colonne',
  products: 'Prodotti',
  costs: 'Costi',
  margins: 'Margini',
  compare: 'Confronto',
  glossary: 'Glossario',
  memory: 'Traduzioni salvate',
})
