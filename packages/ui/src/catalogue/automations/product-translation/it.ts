import type { Translation } from '../../types.js'
import type { strings } from './strings.js'

export const it: Translation<typeof strings> = {
  label: 'Traduzione prodotti',
  description: 'Traduci i tuoi prodotti in oltre 100 lingue.',
  caption: 'Un prodotto in inglese, e lo stesso prodotto in italiano.',
  facts: {
    languages: 'Oltre 100 lingue',
    languagesText: 'Per i prodotti che selezioni, o per tutti.',
  },
  words: {
    english: 'Inglese',
    italian: 'Italiano',
    englishTitle: 'Heavyweight cotton tee',
    englishText: 'A loose tee for men in heavyweight cotton, made for summer.',
    englishOption: 'Colour: sand',
    italianTitle: 'T-shirt in cotone pesante',
    italianText: 'Una T-shirt ampia da uomo in cotone pesante, fatta per l’estate.',
    italianOption: 'Colore: sabbia',
    option: 'Opzione',
  },
}
