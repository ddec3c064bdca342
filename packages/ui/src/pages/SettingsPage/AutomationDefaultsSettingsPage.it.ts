import { translate } from '../../i18n/index.js'
import type { automationDefaultsSettingsPageStrings } from './AutomationDefaultsSettingsPage.strings.js'

export const automationDefaultsSettingsPageIt = translate<
  typeof automationDefaultsSettingsPageStrings
>('automationDefaultsSettingsPage', {
  defaults: 'Valori predefiniti',
  defaultsHint: 'Puoi scegliere diversamente per ogni esecuzione.',
  language: 'Lingua',
  languageHint: 'La lingua di titoli, descrizioni e tag.',
  'en-us': 'Inglese (Stati Uniti)',
  'en-gb': 'Inglese (Regno Unito)',
  it: 'Italiano',
  es: 'Spagnolo',
  discount: 'Sconto predefinito (%)',
  discountHint: 'Percentuale sul prezzo, per le automazioni che ne applicano una.',
  discountWrong: 'Inserisci uno sconto da 0 a 100.',
  skipOutOfStock: 'Salta i prodotti esauriti',
  skipOutOfStockHint: 'Restano invariati.',
})
