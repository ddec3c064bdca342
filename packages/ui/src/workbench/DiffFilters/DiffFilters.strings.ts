import { defineStrings } from '../../i18n/index.js'

export const diffFiltersStrings = defineStrings('diffFilters', {
  filters: 'Show',
  changed: 'Changed',
  review: 'Needs review',
  conflicts: 'Conflicts',
  hand: 'By hand',
  excluded: 'Excluded',
  all: 'All',
  search: 'Search products',
  searchHint: 'Title, handle, SKU or row',
  clear: 'Clear search',
  sort: 'Sort',
  file: 'File order',
  size: 'Size of change',
  note: 'Note',
  columns: 'Columns',
  shown: 'Show',
  imageHint:
    'Image says whether a product has one. Pictures are not loaded, so that no server learns what you work on.',
  image: 'Image',
  sku: 'SKU',
  row: 'Row',
  usualWidths: 'Usual widths',
  changes: 'Include changes of',
})
