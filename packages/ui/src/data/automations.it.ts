import { joinCatalogs } from '../i18n/index.js'
import {
  automationDescriptions,
  automationGroupLabels,
  automationLabels,
} from './automations.strings.js'

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
  automationDescriptions.translate({
    'currency-converter':
      'Converti i prezzi dei prodotti in un’altra valuta al cambio in tempo reale.',
    'ai-copy-optimizer': 'Riscrivi titoli e descrizioni dei prodotti con testi creati dall’IA.',
    'size-exchanger': 'Converti le tabelle delle taglie tra UK, EU e US.',
    'variant-title-fixer':
      'Rinomina le varianti in blocco, così ogni titolo parla con la tua voce.',
    'product-translation': 'Traduci i tuoi prodotti in oltre 100 lingue.',
    'auto-tag': 'Aggiungi i tag ai prodotti in automatico, uno alla volta o su tutto il catalogo.',
    'remove-background':
      'Ritaglia il prodotto dalla foto del fornitore, per un articolo o per tutto il catalogo.',
    'swappable-background':
      'Metti i tuoi prodotti su un nuovo sfondo al posto di quello del fornitore.',
    'dynamic-watermark': 'Aggiungi la tua filigrana alle immagini dei prodotti.',
    'image-compression':
      'Alleggerisci le immagini dei prodotti, con una riduzione delle dimensioni fino al 70%.',
    'mass-compare-price': 'Imposta il prezzo di confronto di oltre 500 prodotti in blocco.',
    'remove-track-quantity': 'Disattiva il tracciamento delle quantità per i prodotti che scegli.',
    'bulk-vendor-change': 'Cambia il fornitore di tutti i prodotti selezionati in una volta.',
    'remove-metadata': 'Elimina i metadati che i fornitori lasciano nelle schede e nelle immagini.',
    'product-importer': 'Importa un singolo prodotto dal negozio di un concorrente.',
    'bulk-products-importer': 'Importa in blocco oltre 500 prodotti dal negozio di un concorrente.',
    'cogs-monitor': 'Tieni d’occhio il costo del venduto e il margine, prodotto per prodotto.',
  }),
  automationGroupLabels.translate({
    'product-enhancements': 'Miglioramento prodotti',
    'image-tools': 'Strumenti immagini',
    'bulk-pricing': 'In blocco e prezzi',
    'import-sync': 'Importa e sincronizza',
    analytics: 'Analisi',
  }),
)
