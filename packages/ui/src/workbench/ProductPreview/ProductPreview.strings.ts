import { defineStrings } from '../../i18n/index.js'

export const productPreviewStrings = defineStrings('productPreview', {
  first: 'Preview of the first product',
  other: 'Preview of the product',
  place: (at: string, count: string) => `${at} of ${count}`,
  previous: 'Previous product',
  next: 'Next product',
  none: 'No products yet',
  noneText: 'Choose the column of the title or the SKU to see them.',
  variants: (text: string, count: number) => (count === 1 ? '1 variant' : `${text} variants`),
  variantsNamed: (text: string, count: number, names: string) =>
    `${count === 1 ? '1 variant' : `${text} variants`}: ${names}`,
  more: (names: string) => `${names}…`,
  cost: (cost: string) => `cost ${cost}`,
  price: 'Price',
  compareAt: 'Compare-at price',
  image: 'Image address',
  moreImages: (text: string, count: number) =>
    count === 1 ? 'and 1 more image' : `and ${text} more images`,
  isFirst: 'This is the first product.',
  isLast: 'This is the last product.',
})
