import type { ListSource } from './ListSource.ts'

/**
 * BigBuy's product files. `PVD` is what a dealer pays, `PVP_BIGBUY` the recommended price; weights are
 * in kilograms.
 */
export const bigBuy: ListSource = {
  name: 'BigBuy',
  signature: ['id', 'name', 'pvd', 'pvp bigbuy'],
  columns: {
    title: 'name',
    sku: 'id',
    barcode: 'ean #, ean',
    cost: 'pvd',
    price: 'price',
    compareAtPrice: 'pvp bigbuy',
    description: 'description',
    inventory: 'stock',
    'weight:kg': 'weight',
    vendor: 'brand',
    type: 'category',
    image: 'image #',
  },
  toConfirm: ['price'],
  hasLooseVariants: true,
}
