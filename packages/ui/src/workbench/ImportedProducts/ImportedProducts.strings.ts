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
})
