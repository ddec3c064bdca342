import type { ListSource, ReadCell } from './ListSource.ts'

/** Leaves the value of an attribute that does not vary, by the theme of the product, if it names one. */
function ifVaried(word: string) {
  return (text: string, cell: ReadCell) => {
    const theme = cell('variation theme').toLowerCase()
    return theme === '' || theme.includes(word) ? text : ''
  }
}

const units: Readonly<Record<string, string>> = {
  gr: 'g',
  grams: 'g',
  kilograms: 'kg',
  pounds: 'lb',
  ounces: 'oz',
}

function withUnit(heading: string) {
  return (text: string, cell: ReadCell) => {
    const unit = cell(heading).toLowerCase()
    return text === '' || unit === '' ? text : `${text} ${units[unit] ?? unit}`
  }
}

/** Amazon's flat file for uploads: two rows for Amazon, then one with the technical names of its columns. */
export const amazonFlatFile: ListSource = {
  name: 'Amazon',
  signature: ['item sku', 'item name', 'standard price, parent child, parent sku, main image url'],
  columns: {
    title: 'item name',
    sku: 'item sku',
    barcode: 'external product id',
    vendor: 'brand name, manufacturer',
    description: 'product description, bullet point #',
    price: 'standard price',
    compareAtPrice: 'list price, list price with tax',
    inventory: 'quantity',
    weight: 'item weight, website shipping weight',
    image: 'main image url, other image url #, swatch image url',
    'option:Color': 'color name',
    'option:Size': 'size name',
    'option:Style': 'style name',
    'option:Material': 'material type',
    'option:Flavor': 'flavor name',
    'option:Scent': 'scent name',
    'option:Pattern': 'pattern name',
    group: 'parent sku',
  },
  unread: 'sale price',
  cells: {
    'color name': ifVaried('colo'),
    'size name': ifVaried('size'),
    'style name': ifVaried('style'),
    'material type': ifVaried('material'),
    'flavor name': ifVaried('flavo'),
    'scent name': ifVaried('scent'),
    'pattern name': ifVaried('pattern'),
    'item weight': withUnit('item weight unit of measure'),
    'website shipping weight': withUnit('website shipping weight unit of measure'),
  },
}

/** Amazon's reports of listings, with tabs. */
export const amazonListings: ListSource = {
  name: 'Amazon',
  signature: ['item name', 'seller sku', 'listing id, asin #, asin'],
  columns: {
    title: 'item name',
    sku: 'seller sku',
    barcode: 'product id',
    description: 'item description',
    price: 'price',
    inventory: 'quantity',
    image: 'image url',
  },
  hasLooseVariants: true,
}
