import type { ListSource, ReadCell } from './ListSource.ts'
import { lastCategory } from './lastCategory.ts'

/** Lists names or values without what follows them: ‘Size:select:0, Color:color:1’. */
function entriesOf(text: string): string[] {
  return text.split(',').map((entry) => entry.split(':')[0]?.trim() ?? '')
}

function optionsOf(cell: ReadCell): (readonly [string, string])[] {
  const values = entriesOf(cell('value value position'))
  return entriesOf(cell('attribute name type position')).map(
    (name, at) => [name, values[at] ?? ''] as const,
  )
}

/** PrestaShop's products, with the headings of its import and those of its list in the back office. */
export const prestaShop: ListSource = {
  name: 'PrestaShop',
  signature: [
    'product id, id',
    'active, active #, reference',
    'name',
    'price tax excluded, price tax included, price tax excl, price tax incl, price tax excluded or price tax included',
  ],
  columns: {
    title: 'name',
    sku: 'reference',
    barcode: 'ean #, ean, upc',
    price: 'price tax included, price tax incl, price tax excluded, price tax excl',
    cost: 'wholesale price, cost price',
    inventory: 'quantity',
    weight: 'weight',
    vendor: 'manufacturer, brand',
    type: 'categories x y z, category',
    tags: 'tags x y z',
    description: 'description, summary',
    image: 'image urls x y z, image',
    handle: 'url rewritten, friendly url',
  },
  unread: 'discount amount, discount percent',
  withoutTax: 'price tax excluded, price tax excl',
  cells: {
    'categories x y z': lastCategory,
    'url rewritten': (text) => text.trim(),
  },
}

/** PrestaShop's combinations: a row for each variant, without the titles of its products. */
export const prestaShopCombinations: ListSource = {
  name: 'PrestaShop',
  signature: ['product id', 'attribute name type position', 'value value position'],
  columns: {
    sku: 'reference',
    barcode: 'ean #, ean, upc',
    cost: 'wholesale price, cost price',
    inventory: 'quantity',
    image: 'image urls x y z',
    group: 'product id',
  },
  unread: 'impact on price, impact on weight',
  options: optionsOf,
}
