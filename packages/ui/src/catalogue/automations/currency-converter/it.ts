import type { Translation } from '../../types.js'
import type { strings } from './strings.js'

export const it: Translation<typeof strings> = {
  label: 'Convertitore di valuta',
  description: 'Converti i prezzi dei prodotti in un’altra valuta al cambio in tempo reale.',
  caption: 'Tre prezzi in dollari, e gli stessi prezzi in euro.',
  facts: {
    liveRate: 'Cambio in tempo reale',
    liveRateText: 'I prezzi vengono convertiti al cambio attuale.',
  },
  words: {
    dollars: 'In dollari',
    euros: 'In euro',
  },
}
