import type { Translation } from '../../types.js'
import type { strings } from './strings.js'

export const it: Translation<typeof strings> = {
  label: 'Compressione immagini',
  description:
    'Alleggerisci le immagini dei prodotti, con una riduzione delle dimensioni fino al 70%.',
  caption: 'La foto di una T-shirt, e la stessa foto in un file grande un terzo.',
  facts: {
    reduction: 'Riduzione delle dimensioni fino al 70%',
    reductionText: 'La stessa immagine in un file più leggero.',
  },
  words: {
    original: 'Originale',
    compressed: 'Compressa',
  },
}
