import { defineStrings } from '../../i18n/index.js'

export const importedProductsStrings = defineStrings('importedProducts', {
  filters: 'Filter products',
  table: 'Products',
  field: 'Field',
  value: 'Value',
  from: 'From',
  all: 'All',
  new: 'New',
  changed: 'Changed',
  gone: 'Missing',
  review: 'Needs review',
  conflicts: 'Conflicts',
  matched: (variants: string, count: number) =>
    count === 1 ? '1 variant matched' : `${variants} variants matched`,
  cells: (cells: string, count: number) =>
    count === 1 ? ', 1 cell changes.' : `, ${cells} cells change.`,
  added: (products: string, count: number) =>
    count === 1 ? '1 new product.' : `${products} new products.`,
  toReview: (products: string, count: number) =>
    count === 1 ? '1 needs review.' : `${products} need review.`,
  unmatched: (rows: string, count: number) =>
    count === 1 ? '1 row left out.' : `${rows} rows left out.`,
  safe: (variants: string, count: number) =>
    count === 1
      ? 'Nothing is lost: the only variant stays.'
      : `Nothing is lost: all ${variants} variants stay.`,
  only: (fields: string, count: number) =>
    count === 1 ? `Only ${fields} is written.` : `Only ${fields} are written.`,
  noField: 'No field is written: tick one that the list has.',
})
