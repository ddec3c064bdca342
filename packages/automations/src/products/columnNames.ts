/**
 * The columns of Shopify's product CSV that automations read or write, each with its name in
 * today's template, the names it had in older exports, and the one that Matrixify gives it. Source: the template that Shopify's help
 * page "Using CSV files to import and export products" links to, and exports from 2021 to 2025.
 */
export const columnNames = {
  handle: ['URL handle', 'Handle'],
  title: ['Title'],
  description: ['Description', 'Body (HTML)', 'Body HTML'],
  vendor: ['Vendor'],
  category: ['Product category'],
  type: ['Type'],
  tags: ['Tags'],
  published: ['Published on online store', 'Published'],
  status: ['Status'],
  sku: ['SKU', 'Variant SKU'],
  barcode: ['Barcode', 'Variant Barcode'],
  option1Name: ['Option1 name'],
  option1Value: ['Option1 value'],
  option1LinkedTo: ['Option1 Linked To'],
  option2Name: ['Option2 name'],
  option2Value: ['Option2 value'],
  option2LinkedTo: ['Option2 Linked To'],
  option3Name: ['Option3 name'],
  option3Value: ['Option3 value'],
  option3LinkedTo: ['Option3 Linked To'],
  price: ['Price', 'Variant Price'],
  compareAtPrice: ['Compare-at price', 'Variant Compare At Price'],
  cost: ['Cost per item', 'Variant Cost'],
  chargeTax: ['Charge tax', 'Variant Taxable'],
  taxCode: ['Tax code', 'Variant Tax Code'],
  inventoryTracker: ['Inventory tracker', 'Variant Inventory Tracker'],
  inventoryQuantity: ['Inventory quantity', 'Variant Inventory Qty'],
  inventoryPolicy: ['Continue selling when out of stock', 'Variant Inventory Policy'],
  grams: ['Weight value (grams)', 'Variant Grams'],
  weightUnit: ['Weight unit for display', 'Variant Weight Unit'],
  requiresShipping: ['Requires shipping', 'Variant Requires Shipping'],
  fulfillmentService: ['Fulfillment service', 'Variant Fulfillment Service'],
  imageUrl: ['Product image URL', 'Image Src'],
  imagePosition: ['Image position'],
  imageAltText: ['Image alt text'],
  variantImageUrl: ['Variant image URL', 'Variant Image'],
  giftCard: ['Gift card'],
  seoTitle: ['SEO title'],
  seoDescription: ['SEO description'],
  googleCategory: ['Google Shopping / Google product category'],
  gender: ['Google Shopping / Gender'],
  ageGroup: ['Google Shopping / Age group'],
} as const satisfies Record<string, readonly [current: string, ...older: string[]]>

export type ColumnKey = keyof typeof columnNames

/** The columns that a market can have of its own, as `Price / International`. */
export const marketColumns = {
  included: ['Included'],
  price: ['Price'],
  compareAtPrice: ['Compare-at price', 'Compare At Price'],
} as const satisfies Record<string, readonly [current: string, ...older: string[]]>

export type MarketColumnKey = keyof typeof marketColumns
