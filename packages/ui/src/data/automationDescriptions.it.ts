import { automationDescriptions } from './automationDescriptions.strings.js'

export const automationDescriptionsIt = automationDescriptions.translate({
  'currency-converter':
    'Converti i prezzi dei prodotti in un’altra valuta al cambio in tempo reale.',
  'ai-copy-optimizer': 'Riscrivi titoli e descrizioni dei prodotti con testi creati dall’IA.',
  'size-exchanger': 'Converti le tabelle delle taglie tra UK, EU e US.',
  'variant-title-fixer': 'Rinomina le varianti in blocco, così ogni titolo parla con la tua voce.',
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
})
