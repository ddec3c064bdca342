import { scopeReasonsIt, variantScopeIt } from '../../options/scopeField.ts'
import type { Translation } from '../../options/texts.ts'
import type { strings } from './options.ts'

export const it: Translation<typeof strings> = {
  fields: {
    which: {
      label: 'Smetti di tracciare',
      help: 'Le varianti tracciate da altri servizi non cambiano, a meno che tu scelga quel servizio.',
      choices: {
        all: 'Tutte le varianti tracciate dal negozio',
        zero: 'Solo le varianti con quantità 0 o inferiore',
        service: 'Solo le varianti tracciate da {name}',
      },
    },
    policy: {
      label: 'Continua anche a vendere senza scorte',
      help: 'Senza tracciamento i prodotti si vendono comunque senza limite.',
    },
    qty: {
      label: 'Escludi la colonna quantità dal download',
      help: 'Così le scorte nel negozio non vengono sovrascritte.',
    },
    back: { label: 'Attiva invece il tracciamento', help: 'Usa il tracciamento del negozio.' },
    scope: variantScopeIt,
  },
  columns: { tracker: 'Tracciamento', quantity: 'Quantità', policy: 'Vendita senza scorte' },
  notes: { service: 'Tracciata da {name}', 'gift-card': 'Buono regalo' },
  summary: {
    back: 'quantità monitorate',
    'which=all': 'quantità non più monitorate',
    'which=zero': 'quantità di 0 o meno non più monitorate',
    'which=service': 'quantità di un servizio non più monitorate',
    policy: 'vendita anche se esaurito',
    '!qty': 'quantità nel download',
  },
  reasons: {
    ...scopeReasonsIt,
    'no-column':
      'In questo file manca la colonna “Inventory tracker” o “Variant Inventory Tracker”.',
    'no-quantity':
      'In questo file manca la colonna “Inventory quantity” o “Variant Inventory Qty”.',
    'none-tracked': 'Nessuna variante è tracciata in questo modo.',
    'all-tracked': 'Tutte le varianti sono già tracciate.',
  },
}
