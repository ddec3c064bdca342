import type { Translation } from '../../types.js'
import type { strings } from './strings.js'

export const it: Translation<typeof strings> = {
  label: 'Rimozione sfondo',
  description:
    'Ritaglia il prodotto dalla foto del fornitore, per un articolo o per tutto il catalogo.',
  caption: 'Una T-shirt nella foto affollata del fornitore, e la stessa T-shirt ritagliata.',
  words: {
    cutOut: 'Sfondo rimosso',
  },
}
