import { translate } from '../../i18n/index.js'
import type { firstContactStrings } from './FirstContact.strings.js'

export const firstContactIt = translate<typeof firstContactStrings>('firstContact', {
  heading: 'Lavora su un file',
  lede: 'Usa questa automazione su un’esportazione dei tuoi prodotti. Modifica una copia del file, mai il tuo negozio online.',
  offline: 'Funziona offline',
  undo: 'Annulla riporta il file esattamente com’era, byte per byte',
  mismatch: (open: string, needed: string) =>
    `Il file aperto è ${open}. Questa pagina richiede ${needed}.`,
  products: 'un’esportazione dei prodotti',
  translations: 'un’esportazione delle traduzioni',
  suppliers: 'un listino di un fornitore',
  images: 'un insieme di immagini',
  page: 'una pagina prodotto',
})
