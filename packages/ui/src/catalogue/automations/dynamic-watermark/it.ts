import type { Translation } from '../../types.js'
import type { strings } from './strings.js'

export const it: Translation<typeof strings> = {
  label: 'Filigrana dinamica',
  description: 'Aggiungi la tua filigrana alle immagini dei prodotti.',
  caption: 'La foto pulita di una T-shirt, e la stessa foto con la tua filigrana.',
  words: {
    unmarked: 'Senza filigrana',
    marked: 'Con la tua filigrana',
  },
}
