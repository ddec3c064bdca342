import { translate } from '../../i18n/index.js'
import type { factsLineStrings } from './FactsLine.strings.js'

export const factsLineIt = translate<typeof factsLineStrings>('factsLine', {
  products: (text, count) => (count === 1 ? `${text} prodotto` : `${text} prodotti`),
  imageCount: (text, count) => (count === 1 ? `${text} immagine` : `${text} immagini`),
  rows: (text, count) => (count === 1 ? `${text} riga` : `${text} righe`),
  jobs: (text) => `${text} attività`,
  translations: 'Esportazione delle traduzioni',
  suppliers: 'Listino di un fornitore',
  images: 'Immagini',
  page: 'Pagina prodotto',
  sample: 'Catalogo di esempio: 500 prodotti creati su questo dispositivo',
})
