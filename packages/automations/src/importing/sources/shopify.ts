import { isDefaultTitle } from '../../products/hasNoOptions.ts'
import type { ListSource } from './ListSource.ts'

/** Shopify's own columns, of today's template and of older exports, as suppliers hand them on. */
export const shopify: ListSource = {
  name: 'Shopify',
  signature: [
    'title',
    'option # name',
    'option # value',
    'handle, url handle, variant sku, variant price, image src, product image url, body html',
  ],
  columns: {
    handle: 'handle, url handle',
    title: 'title',
    description: 'body html, description',
    vendor: 'vendor',
    type: 'type',
    tags: 'tags',
    sku: 'variant sku, sku',
    barcode: 'variant barcode, barcode',
    price: 'variant price, price',
    compareAtPrice: 'variant compare at price, compare at price',
    cost: 'cost per item, variant cost',
    'weight:g': 'variant grams, weight value grams',
    inventory: 'variant inventory qty, inventory quantity',
    image: 'image src, product image url, variant image, variant image url',
  },
  startsProduct: 'handle, url handle, title',
  cells: { 'option # value': (text) => (isDefaultTitle(text) ? '' : text) },
}
