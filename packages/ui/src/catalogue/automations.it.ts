import { joinCatalogs } from '../i18n/index.js'
import { automationGroupLabels, automationLabels } from './automations.strings.js'
import { automationsInItalian } from './bySlug/automationsInItalian.js'
import { mapValues } from './records.js'

export const automationsIt = joinCatalogs(
  automationLabels.translate(mapValues(automationsInItalian, ({ label }) => label)),
  automationGroupLabels.translate({
    'product-enhancements': 'Miglioramento prodotti',
    'image-tools': 'Strumenti immagini',
    'bulk-pricing': 'In blocco e prezzi',
    'import-sync': 'Importa e sincronizza',
    analytics: 'Analisi',
  }),
)
