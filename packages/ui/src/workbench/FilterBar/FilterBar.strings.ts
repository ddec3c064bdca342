import { defineStrings } from '../../i18n/index.js'

export const filterBarStrings = defineStrings('filterBar', {
  all: 'All',
  /** Number of variants that pass the filters, of the number of all. */
  variants: (n: string, of: string, count: number, all: number) =>
    `${n} of ${of} ${all === 1 ? 'variant' : 'variants'} ${count === 1 ? 'matches' : 'match'}`,
  products: (n: string, of: string, count: number, all: number) =>
    `${n} of ${of} ${all === 1 ? 'product' : 'products'} ${count === 1 ? 'matches' : 'match'}`,
  add: 'Add a filter',
  filterBy: 'Filter by',
  choose: 'Choose a filter',
  close: 'Close',
  vendor: 'Vendor',
  type: 'Type',
  tag: 'Tag',
  status: 'Status',
  price: 'Price range',
  option: 'Option',
  title: 'Title contains',
  handles: 'List of handles',
  handlesHint: 'One handle per line.',
  'last-job': 'Changed by the last job',
  ofAny: (label: string) => `${label}, any variant`,
  anyVariant: 'Any variant: include the whole product',
  from: (price: string) => `from ${price}`,
  upTo: (price: string) => `up to ${price}`,
  labelled: (label: string, value: string) => `${label}: ${value}`,
  andMore: (values: string, count: string) => `${values} and ${count} more`,
  searchIn: (label: string) => `Search: ${label}`,
})
