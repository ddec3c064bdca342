import { LanguageIcon } from '../../../icons/index.js'
import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Translate your products into over 100 languages.',
  caption: 'A product in English, and the same product in Italian.',
  facts: {
    languages: 'Over 100 languages',
    languagesText: 'For the products you select, or for all.',
  },
  words: {
    english: 'English',
    italian: 'Italian',
    englishTitle: 'Heavyweight cotton tee',
    englishText: 'A loose tee for men in heavyweight cotton, made for summer.',
    englishOption: 'Colour: sand',
    italianTitle: 'T-shirt in cotone pesante',
    italianText: 'Una T-shirt ampia da uomo in cotone pesante, fatta per l’estate.',
    italianOption: 'Colore: sabbia',
    option: 'Option',
  },
} satisfies AutomationStrings

export const page = {
  facts: [{ id: 'languages', icon: LanguageIcon }, 'progress', 'secure'],
  picture: {
    kind: 'text',
    name: 'field',
    before: 'english',
    after: 'italian',
    languages: { before: 'en', after: 'it' },
    texts: [
      { name: 'title', before: 'englishTitle', after: 'italianTitle' },
      { name: 'description', before: 'englishText', after: 'italianText' },
      { name: 'option', before: 'englishOption', after: 'italianOption' },
    ],
  },
} as const
