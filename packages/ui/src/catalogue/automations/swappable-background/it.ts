import type { Translation } from '../../types.js'
import type { strings } from './strings.js'

export const it: Translation<typeof strings> = {
  label: 'Cambio sfondo',
  description: 'Metti i tuoi prodotti su un nuovo sfondo al posto di quello del fornitore.',
  caption: 'Una T-shirt nella foto affollata del fornitore, e la stessa davanti a un’altra parete.',
  words: {
    newBackground: 'Nuovo sfondo',
  },
}
