import { joinCatalogs } from '../i18n/index.js'
import { automationGroupLabels, automationLabels } from './automations.strings.js'

export const automationsIt = joinCatalogs(
  automationLabels.translate({
    'currency-converter': 'Convertitore di valuta',
    'ai-copy-optimizer': 'Ottimizzatore testi IA',
    'size-exchanger': 'Convertitore di taglie',
    'variant-title-fixer': 'Correzione titoli varianti',
    'product-translation': 'Traduzione prodotti',
    'auto-tag': 'Tag automatici',
    'remove-background': 'Rimozione sfondo',
    'swappable-background': 'Cambio sfondo',
    'dynamic-watermark': 'Filigrana dinamica',
    'image-compression': 'Compressione immagini',
    'mass-compare-price': 'Prezzi di confronto in massa',
    'remove-track-quantity': 'Disattiva tracciamento scorte',
    'bulk-vendor-change': 'Cambio fornitore in blocco',
    'remove-metadata': 'Rimozione metadati',
    'product-importer': 'Importazione singola',
    'bulk-products-importer': 'Importazione in blocco',
    'cogs-monitor': 'Monitor costi e margini',
  }),
  automationGroupLabels.translate({
    'product-enhancements': 'Miglioramento prodotti',
    'image-tools': 'Strumenti immagini',
    'bulk-pricing': 'In blocco e prezzi',
    'import-sync': 'Importa e sincronizza',
    analytics: 'Analisi',
  }),
)
