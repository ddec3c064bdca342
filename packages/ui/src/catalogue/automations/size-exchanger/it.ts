import type { Translation } from '../../types.js'
import type { strings } from './strings.js'

export const it: Translation<typeof strings> = {
  label: 'Convertitore di taglie',
  description: 'Converti le tabelle delle taglie tra UK, EU e US.',
  caption: 'Quattro taglie US di un fornitore, in taglie UK, EU e US.',
  facts: {
    systems: 'UK, EU, US',
    systemsText: 'Tabelle delle taglie, da uno dei tre sistemi agli altri.',
  },
}
