import type { NamedSubject, Operator } from '@dropwatt/automations/options'
import { defineStrings } from '../../i18n/index.js'

/** Names of what conditions compare. */
export const subjectStrings = defineStrings('filterSubjects', {
  vendor: 'Vendor',
  type: 'Type',
  tag: 'Tag',
  status: 'Status',
  published: 'Published',
  title: 'Title',
  handle: 'Handle',
  images: 'Number of images',
  price: 'Price',
  'compare-at': 'Compare-at price',
  'on-sale': 'On sale',
  cost: 'Cost',
  quantity: 'Quantity',
  sku: 'SKU',
  'last-job': 'Changed by the last job',
} satisfies Readonly<Record<NamedSubject, string>>)

/** Comparisons of a condition, as a list offers them. */
export const operatorStrings = defineStrings('filterOperators', {
  is: 'is',
  'is-not': 'is not',
  contains: 'contains',
  starts: 'starts with',
  greater: 'greater than',
  less: 'less than',
  between: 'is between',
  yes: 'yes',
  no: 'no',
  empty: 'is empty',
  'not-empty': 'is not empty',
} satisfies Readonly<Record<Operator, string>>)

/** Conditions in words. */
export const conditionStrings = defineStrings('filterConditions', {
  is: (name: string, value: string) => `${name} ${value}`,
  'is-not': (name: string, value: string) => `${name} not ${value}`,
  contains: (name: string, value: string) => `${name} with “${value}”`,
  starts: (name: string, value: string) => `${name} starting with “${value}”`,
  greater: (name: string, value: string) => `${name} above ${value}`,
  less: (name: string, value: string) => `${name} below ${value}`,
  between: (name: string, from: string, to: string) => `${name} between ${from} and ${to}`,
  from: (name: string, value: string) => `${name} from ${value}`,
  upTo: (name: string, value: string) => `${name} up to ${value}`,
  no: (name: string) => `Not ${name}`,
  empty: (name: string) => `${name} empty`,
  'not-empty': (name: string) => `${name} not empty`,
  ofAny: (condition: string) => `Any variant with ${condition}`,
  /** A condition that is met or not, such as ‘on sale’. */
  ofAnyThatIs: (condition: string) => `Any variant ${condition}`,
  andMore: (values: string, count: string) => `${values} and ${count} more`,
})

export const filterBarStrings = defineStrings('filterBar', {
  all: (products: string | undefined) => (products === undefined ? 'All' : `All ${products}`),
  labelled: (label: string, value: string) => `${label}: ${value}`,
  /** Number of variants that match, of the number of all. */
  variants: (n: string, of: string, count: number, all: number) =>
    `${n} of ${of} ${all === 1 ? 'variant' : 'variants'} ${count === 1 ? 'matches' : 'match'}`,
  products: (n: string, of: string, count: number, all: number) =>
    `${n} of ${of} ${all === 1 ? 'product' : 'products'} ${count === 1 ? 'matches' : 'match'}`,
  conditions: (n: string, count: number) => `${n} ${count === 1 ? 'condition' : 'conditions'}`,
  notNumbers: (n: string, count: number) =>
    count === 1
      ? `${n} cell is not a number, so it is not compared.`
      : `${n} cells are not numbers, so they are not compared.`,
  match: 'Match',
  matchAny: 'Match all or any condition',
  allOf: 'all',
  anyOf: 'any',
  and: 'and',
  or: 'or',
  subject: 'What to compare',
  productFacts: 'Products',
  variantFacts: 'Variants',
  options: 'Options',
  columns: 'Other columns',
  operator: 'Comparison',
  value: 'Value',
  from: 'From',
  to: 'To',
  linesHint: 'One per line',
  loading: 'Finding the values…',
  addValue: 'Add a value',
  searchIn: (label: string) => `Search: ${label}`,
  unit: 'Applies to',
  ofEach: 'of the variant',
  ofAnyVariant: 'of any variant',
  condition: (n: string) => `Condition ${n}`,
  remove: (condition: string) => `Remove condition: ${condition}`,
  add: 'Add a condition',
  save: 'Save filter',
  clear: 'Clear',
  saved: 'Saved filters',
  offHere: 'off for this file',
  menuOf: (name: string) => `Menu of ${name}`,
  rename: 'Rename',
  removeSaved: 'Remove',
  name: 'Name of the filter',
  keep: 'Save',
  cancel: 'Cancel',
  nameMissing: 'Enter a name.',
  nameTaken: 'There is already a filter with this name.',
})
