import { joinCatalogs, translate } from '../i18n/index.js'
import type { automationGroupLabels, automationLabels } from './automations.strings.js'
import { automationsInItalian } from './bySlug/automationsInItalian.js'
import { mapValues } from './records.js'

export const automationsIt = joinCatalogs(
  translate<typeof automationLabels>(
    'automationLabels',
    mapValues(automationsInItalian, ({ label }) => label),
  ),
  translate<typeof automationGroupLabels>('automationGroups', {
    'product-enhancements': 'Miglioramento prodotti',
    'image-tools': 'Strumenti immagini',
    'bulk-pricing': 'In blocco e prezzi',
    'import-sync': 'Importa e sincronizza',
    analytics: 'Analisi',
  }),
)
