import { defineStrings } from '../i18n/index.js'

/** Names of the automations, by slug. */
export const automationLabels = defineStrings('automationLabels', {
  'currency-converter': 'Currency Converter',
  'ai-copy-optimizer': 'AI Copy Optimizer',
  'size-exchanger': 'Size Exchanger',
  'variant-title-fixer': 'Variant Title Fixer',
  'product-translation': 'Product Translation',
  'auto-tag': 'Auto-Tag Products',
  'remove-background': 'Remove Background',
  'swappable-background': 'Swappable Background',
  'dynamic-watermark': 'Dynamic Watermark',
  'image-compression': 'Image Compression',
  'mass-compare-price': 'Mass Compare-at-Price',
  'remove-track-quantity': 'Remove Track Quantity',
  'bulk-vendor-change': 'Change Vendor in Bulk',
  'remove-metadata': 'Remove Metadata',
  'product-importer': 'Single Product Importer',
  'bulk-products-importer': 'Bulk Products Importer',
  'cogs-monitor': 'COGS Monitor',
})

/** Names of the groups, by id. */
export const automationGroupLabels = defineStrings('automationGroups', {
  'product-enhancements': 'Product Enhancements',
  'image-tools': 'Image Tools',
  'bulk-pricing': 'Bulk & Pricing',
  'import-sync': 'Import & Sync',
  analytics: 'Analytics',
})
