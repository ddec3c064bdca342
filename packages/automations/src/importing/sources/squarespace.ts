import type { ListSource } from './ListSource.ts'

/** Squarespace's export of products, whose variants follow their product without its title. */
export const squarespace: ListSource = {
  name: 'Squarespace',
  signature: [
    'title',
    'option name #',
    'option value #',
    'on sale, sale price',
    'product type, product type non editable, hosted image urls, product id non editable',
  ],
  columns: {
    title: 'title',
    sku: 'sku',
    description: 'description',
    price: 'price',
    salePrice: 'sale price',
    inventory: 'stock',
    weight: 'weight, weight kg, weight lb',
    tags: 'tags',
    type: 'categories',
    image: 'hosted image urls',
  },
  known: 'length, width, height',
  startsProduct: 'product id non editable, title',
  cells: {
    'sale price': (text, cell) => (/^(?:yes|true|1)$/iu.test(cell('on sale')) ? text : ''),
    // A stock that nobody counts.
    stock: (text) => (/^unlimited$/iu.test(text) ? '' : text),
    categories: (text) =>
      text
        .split(',')[0]
        ?.split('/')
        .findLast((part) => part !== '')
        ?.trim() ?? '',
  },
}
