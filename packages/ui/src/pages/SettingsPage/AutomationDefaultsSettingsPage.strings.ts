import { defineStrings } from '../../i18n/index.js'

export const automationDefaultsSettingsPageStrings = defineStrings(
  'automationDefaultsSettingsPage',
  {
    defaults: 'Defaults',
    defaultsHint: 'A single run can still choose otherwise.',
    language: 'Language',
    languageHint: 'What titles, descriptions and tags are written in.',
    'en-us': 'English (United States)',
    'en-gb': 'English (United Kingdom)',
    it: 'Italian',
    es: 'Spanish',
    discount: 'Default discount (%)',
    discountHint: 'Percent off the price, for the automations that set one.',
    discountWrong: 'Enter a discount from 0 to 100.',
    skipOutOfStock: 'Skip out-of-stock products',
    skipOutOfStockHint: 'They are left as they are.',
  },
)
