import type { ColumnKey } from './columnNames.ts'

/** The columns that a row of a variant has a value of its own in. */
export const variantColumns: ReadonlySet<ColumnKey> = new Set([
  'sku',
  'barcode',
  'option1Value',
  'option2Value',
  'option3Value',
  'price',
  'compareAtPrice',
  'cost',
  'chargeTax',
  'taxCode',
  'inventoryTracker',
  'inventoryQuantity',
  'inventoryPolicy',
  'grams',
  'weightUnit',
  'requiresShipping',
  'fulfillmentService',
  'variantImageUrl',
])
