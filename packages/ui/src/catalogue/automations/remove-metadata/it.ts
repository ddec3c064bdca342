import type { Translation } from '../../types.js'
import type { strings } from './strings.js'

export const it: Translation<typeof strings> = {
  label: 'Rimozione metadati',
  description: 'Elimina i metadati che i fornitori lasciano nelle schede e nelle immagini.',
  caption: 'Ciò che un fornitore ha lasciato in un prodotto, e i campi dopo la pulizia.',
  words: {
    cleaned: 'Dopo la pulizia',
    supplierCode: 'Codice del fornitore',
    supplierCodeValue: 'A-88#',
    sourceLink: 'Link di origine',
    sourceLinkValue: 'https://example.com/item/88',
    supplierNote: 'Nota del fornitore',
    supplierNoteValue: 'Lotto 88, magazzino 2',
  },
}
