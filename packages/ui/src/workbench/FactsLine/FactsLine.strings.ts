import { defineStrings } from '../../i18n/index.js'

export const factsLineStrings = defineStrings('factsLine', {
  products: (text: string, count: number) => (count === 1 ? `${text} product` : `${text} products`),
  imageCount: (text: string, count: number) => (count === 1 ? `${text} image` : `${text} images`),
  rows: (text: string, count: number) => (count === 1 ? `${text} row` : `${text} rows`),
  jobs: (text: string, count: number) => (count === 1 ? `${text} job` : `${text} jobs`),
  translations: 'Translation export',
  suppliers: 'Supplier list',
  images: 'Images',
  page: 'Product page',
  sample: 'Sample catalogue: 500 example products, created on this device',
})
