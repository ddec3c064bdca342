import { translate } from '../../i18n/index.js'
import type { firstContactStrings } from './FirstContact.strings.js'

export const firstContactIt = translate<typeof firstContactStrings>('firstContact', {
  heading: 'Lavora su un file',
  lede: 'Usa questa automazione su un’esportazione dei tuoi prodotti. Modifica una copia del file, mai il tuo negozio online.',
  ledeTranslations:
    'Usa questa automazione su un’esportazione delle tue traduzioni. Modifica una copia del file, mai il tuo negozio online.',
  ledeSuppliers:
    'Trasforma il listino di un fornitore in un’esportazione dei prodotti. Vedi ogni prodotto prima che venga creato e il negozio online non cambia mai.',
  ledePage:
    'Trasforma una pagina prodotto in un’esportazione dei prodotti. Vedi il prodotto prima che venga creato e il negozio online non cambia mai.',
  ledeImages:
    'Usa questa automazione sulle immagini dei tuoi prodotti. Crea copie modificate e il negozio online non cambia mai.',
  offline: 'Funziona offline',
  undo: 'Annulla riporta il file esattamente com’era, byte per byte',
  originals: 'Gli originali non vengono mai modificati',
  guide: 'Come funziona',
  mismatch: (open: string, needed: string) =>
    `Il file aperto è ${open}. Questa pagina richiede ${needed}.`,
  beside: (name: string, needed: string) =>
    `È aperto anche ${name}. Questa pagina richiede ${needed}.`,
  products: 'un’esportazione dei prodotti',
  translations: 'un’esportazione delle traduzioni',
  suppliers: 'un listino di un fornitore',
  images: 'un insieme di immagini',
  page: 'una pagina prodotto',
})
