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
  nothing: 'The store takes none of these changes.',
  stoppedCells: (
    column: string,
    cells: string,
    cellCount: number,
    products: string,
    productCount: number,
  ) =>
    `${column}: ${cellCount === 1 ? '1 change' : `${cells} changes`} in ${
      productCount === 1 ? '1 product' : `${products} products`
    } stopped.`,
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
  'needs-write_files': 'Permission missing: Change pictures and alt texts.',
  'needs-write_translations': 'Permission missing: Read and change translations.',

  'same-value': 'Two variants would become the same.',
  'values-differ': 'Variants with one option value would get different ones.',
  'linked-option': 'The option is linked to a metafield and is changed in Shopify.',
  'unknown-category': 'It is not a category of any product that was read.',
  'unknown-type': 'No product in the store has this metafield, so its type is not known.',
  'unknown-choice': 'Shopify has no such choice.',
  'tracked-by-service': 'The store says only whether stock is tracked, not by which service.',
  'slash-in-name': 'An option name must not contain “ / ”.',
  'weight-without-unit': 'A weight needs its unit.',
  'unit-price-incomplete': 'A unit price needs all four of its values.',
  required: 'It must not be empty.',
  'too-long': 'It is too long.',
  'no-number': 'It is not a number.',
  'no-whole-number': 'It is not a whole number.',
  'no-yes-or-no': 'It is neither TRUE nor FALSE.',
  'no-price-list': 'The market has no price list in the store.',
  'compare-at-alone': 'A market takes a compare-at price only beside its price.',
  'rows-differ': 'The same picture would get different texts.',
  'no-owner': 'The row shows nothing that has such a value.',
  'added-row': 'The store does not have this row.',
})

export type ReadOnlyStrings = (typeof readOnlyStrings)['en']
