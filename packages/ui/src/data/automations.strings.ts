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

/** What each automation does, in one sentence, by slug. */
export const automationDescriptions = defineStrings('automationDescriptions', {
  'currency-converter': 'Convert product prices into another currency at the live rate.',
  'ai-copy-optimizer': 'Rewrite product titles and descriptions with AI copy.',
  'size-exchanger': 'Convert size charts between UK, EU and US sizes.',
  'variant-title-fixer':
    'Rename product variants in bulk, so that every title reads like your own.',
  'product-translation': 'Translate your products into over 100 languages.',
  'auto-tag': 'Tag your products automatically, one by one or the whole catalogue.',
  'remove-background':
    'Cut the product out of the supplier photo, for one product or the whole catalogue.',
  'swappable-background': 'Set your products on a new background in place of the supplier’s.',
  'dynamic-watermark': 'Put your own watermark on your product images.',
  'image-compression': 'Make product images lighter, with up to 70% size reduction.',
  'mass-compare-price': 'Set the compare-at price of 500+ products in bulk.',
  'remove-track-quantity': 'Turn off quantity tracking for the products you select.',
  'bulk-vendor-change': 'Change the vendor of all selected products at once.',
  'remove-metadata': 'Clean the metadata that suppliers leave in your products.',
  'product-importer': 'Import a single product from a competitor’s store.',
  'bulk-products-importer': 'Import 500+ products in bulk from a competitor’s store.',
  'cogs-monitor': 'Keep an eye on cost of goods and margin, product by product.',
})

/** Names of the groups, by id. */
export const automationGroupLabels = defineStrings('automationGroups', {
  'product-enhancements': 'Product Enhancements',
  'image-tools': 'Image Tools',
  'bulk-pricing': 'Bulk & Pricing',
  'import-sync': 'Import & Sync',
  analytics: 'Analytics',
})
