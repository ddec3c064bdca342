import type { ImportedPicture } from '../automationPictures.types.js'

/** Links in, listings out. */
export const importPictures = {
  'product-importer': {
    kind: 'import',
    listings: [
      {
        url: 'https://example.com/products/cotton-tee',
        title: 'tee',
        price: 24.9,
        options: 'sizes',
      },
    ],
  },
  'bulk-products-importer': {
    kind: 'import',
    listings: [
      {
        url: 'https://example.com/products/cotton-tee',
        title: 'tee',
        price: 24.9,
        options: 'sizes',
      },
      {
        url: 'https://example.com/products/tee-pack-of-two',
        title: 'pair',
        price: 36.9,
        options: 'sizes',
      },
      {
        url: 'https://example.com/products/tee-pack-of-three',
        title: 'pack',
        price: 64.9,
        options: 'sizes',
      },
    ],
  },
} satisfies Readonly<Record<string, ImportedPicture>>
