import { defineStrings } from '../i18n/index.js'

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
