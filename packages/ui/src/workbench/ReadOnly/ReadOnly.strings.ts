import { defineStrings } from '../../i18n/index.js'

export const readOnlyStrings = defineStrings('readOnly', {
  column: (column: string) => `${column}, read-only`,
  stopped: (
    column: string,
    cells: string,
    cellCount: number,
    products: string,
    productCount: number,
  ) =>
    `${column} is read-only: ${cellCount === 1 ? '1 change' : `${cells} changes`} in ${
      productCount === 1 ? '1 product' : `${products} products`
    } stopped.`,
  nothing: 'All changes are in read-only columns.',
  other: 'This column is read-only.',
  'is-key': 'The store knows the product by it.',
  'is-linked-option': 'The link of an option is changed in Shopify.',
  'needs-inventory': 'Stock is changed in Shopify: Dropwatt asks for no access to inventory.',
  'is-picture': 'Pictures and their order are changed in Shopify.',
  'is-gift-card': 'A product is a gift card from the start, or never.',
  'is-app-owned': 'The metafield belongs to an app, and only that app changes it.',
  'is-original': 'It says which text is translated; only translations are written to the store.',
  'is-not-read': 'Dropwatt does not read it from the store, so it does not write it either.',
  'is-unknown': 'The store has no field for it.',
})

export type ReadOnlyStrings = (typeof readOnlyStrings)['en']
