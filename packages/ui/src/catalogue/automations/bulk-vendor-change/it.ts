import type { Translation } from '../../types.js'
import type { strings } from './strings.js'

export const it: Translation<typeof strings> = {
  label: 'Cambio fornitore in blocco',
  description: 'Cambia il fornitore di tutti i prodotti selezionati in una volta.',
  caption: 'Tre prodotti a nome del fornitore, e a nome tuo.',
  words: {
    vendorBefore: 'Fornitore prima',
    vendorAfter: 'Fornitore dopo',
    supplierName: 'SUPPLIER-88',
    storeName: 'Il tuo negozio',
  },
}
