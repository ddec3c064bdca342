import type { Translation } from '../../types.js'
import type { strings } from './strings.js'

export const it: Translation<typeof strings> = {
  label: 'Monitor costi e margini',
  description: 'Tieni d’occhio il costo del venduto e il margine, prodotto per prodotto.',
  caption: 'Prezzo, costo e margine di tre prodotti, e di tutti e tre insieme.',
  facts: { costs: 'Costo del venduto e margine', costsText: 'Entrambi, prodotto per prodotto.' },
}
