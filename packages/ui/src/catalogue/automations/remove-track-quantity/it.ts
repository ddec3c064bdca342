import type { Translation } from '../../types.js'
import type { strings } from './strings.js'

export const it: Translation<typeof strings> = {
  label: 'Disattiva tracciamento scorte',
  description: 'Disattiva il tracciamento delle quantità per i prodotti che scegli.',
  caption: 'Tre varianti con la quantità tracciata, e le stesse senza tracciamento.',
  words: {
    tracked: 'Quantità tracciata',
    untracked: 'Quantità non tracciata',
  },
}
