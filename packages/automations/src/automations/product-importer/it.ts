import { endingIt, statusIt } from '../../options/importFields.ts'
import { importColumnsIt, importNotesIt } from '../../options/importNotes.ts'
import type { Translation } from '../../options/texts.ts'
import type { strings } from './options.ts'

export const it: Translation<typeof strings> = {
  fields: {
    source: {
      label: 'Importa da',
      help: 'JSON del prodotto o HTML della pagina.',
      choices: { text: 'Testo incollato', file: 'File', address: 'Indirizzo web' },
    },
    address: {
      label: 'Indirizzo web della pagina prodotto',
      help: 'Il server che ospita questa dashboard richiede la pagina. Nient’altro viene inviato.',
    },
    currency: {
      label: 'Valuta',
      help: 'La pagina ha prezzi in più valute. Scegli quella del tuo negozio.',
    },
    price: {
      label: 'Prezzo',
      choices: { same: 'Come nell’origine', multiply: 'Moltiplica per', add: 'Aggiungi' },
    },
    factor: { label: 'Moltiplica per' },
    amount: { label: 'Aggiungi' },
    ending: endingIt,
    vendor: { label: 'Fornitore' },
    status: statusIt,
    images: {
      label: 'Immagini',
      help: 'Il negozio scarica le immagini durante l’importazione.',
      choices: { keep: 'Mantieni gli indirizzi', none: 'Escludi le immagini' },
    },
    rights: { label: 'Ho il permesso di usare questi testi e immagini' },
  },
  columns: importColumnsIt,
  notes: importNotesIt,
  summary: {
    'price=same': 'prezzi della fonte',
    'price=multiply': 'prezzi × {factor}',
    'price=add': 'prezzi +{amount}',
    'ending!=none': 'finale {ending}',
    vendor: 'fornitore {vendor}',
    'status=active': 'attivi',
    'images=none': 'senza immagini',
    source: '',
    address: '',
    currency: '',
    rights: '',
  },
  reasons: { 'none-included': 'Non è stato trovato nessun prodotto.' },
}
