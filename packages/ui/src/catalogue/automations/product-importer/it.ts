import type { Translation } from '../../types.js'
import type { strings } from './strings.js'

export const it: Translation<typeof strings> = {
  label: 'Importazione singola',
  description: 'Importa un singolo prodotto dal negozio di un concorrente.',
  caption: 'Il link di un prodotto, e la scheda importata.',
  facts: {
    unlimited: 'Importazione singola illimitata',
    unlimitedText: 'Inclusa nel piano BASIC IMPORTER.',
  },
}
