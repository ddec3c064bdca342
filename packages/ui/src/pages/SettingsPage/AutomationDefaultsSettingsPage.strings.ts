import { defineStrings } from '../../i18n/index.js'

export const automationDefaultsSettingsPageStrings = defineStrings(
  'automationDefaultsSettingsPage',
  {
    defaults: 'Defaults',
    defaultsHint: 'You can choose differently for a single run.',
    language: 'Language',
    languageHint: 'The language of titles, descriptions and tags.',
    'en-us': 'English (United States)',
    'en-gb': 'English (United Kingdom)',
    it: 'Italian',
    es: 'Spanish',
    discount: 'Default discount (%)',
    discountHint: 'Percent off the price, for the automations that set one.',
    discountWrong: 'Enter a discount from 0 to 100.',
    skipOutOfStock: 'Skip out-of-stock products',
    skipOutOfStockHint: 'They stay unchanged.',
  },
)
