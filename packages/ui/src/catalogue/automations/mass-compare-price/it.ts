import type { Translation } from '../../types.js'
import type { strings } from './strings.js'

export const it: Translation<typeof strings> = {
  label: 'Prezzi di confronto in massa',
  description: 'Imposta il prezzo di confronto di oltre 500 prodotti in blocco.',
  caption: 'Tre prezzi, e gli stessi con accanto il prezzo di confronto barrato.',
  words: {
    priceBefore: 'Prezzo prima',
    priceAfter: 'Prezzo dopo',
  },
}
