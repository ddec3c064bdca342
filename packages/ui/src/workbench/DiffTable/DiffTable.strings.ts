import { defineStrings } from '../../i18n/index.js'

export const diffTableStrings = defineStrings('diffTable', {
  label: 'Changes',
  name: 'Product and variant',
  row: 'Row',
  sku: 'SKU',
  note: 'Note',
  variants: (all: string, count: number) => (count === 1 ? '1 variant' : `${all} variants`),
  someVariants: (some: string, all: string, _count: number) => `${some} of ${all} variants`,
  changes: (all: string, count: number) => (count === 1 ? '1 change' : `${all} changes`),
  needsReview: 'Needs review',
  conflict: 'Conflict',
  excluded: 'Excluded',
  included: 'Included',
  partlyExcluded: 'Partly excluded',
  include: (name: string) => `Include changes of ${name}`,
  expand: (name: string) => `Show variants of ${name}`,
  collapse: (name: string) => `Hide variants of ${name}`,
  expandChanges: (name: string) => `Show changes of ${name}`,
  collapseChanges: (name: string) => `Hide changes of ${name}`,
  open: 'Show whole cell',
  columnMenu: (column: string) => `Column ${column}`,
  excludeColumn: 'Exclude changes in this column',
  includeColumn: 'Include changes in this column',
  changeWidth: 'Change width',
  fitWidth: 'Fit to content',
  usualWidth: 'Usual width',
  hide: 'Hide column',
  widthOf: (column: string) => `Width of ${column}`,
  pixels: (width: string) => `${width}\u00A0px`,
  images: (all: string, count: number) =>
    count === 0 ? 'No image' : count === 1 ? '1 image' : `${all} images`,
  line: (line: string) => `Line ${line} of the file`,
  nameAndRow: (name: string, row: string) => `${name}, row ${row}`,
  loading: (row: string) => `Loading line ${row} of the list`,
  saidExcluded: (cell: string, left: string, count: number) =>
    `${cell} excluded. ${count === 1 ? '1 change' : `${left} changes`} left.`,
  saidIncluded: (cell: string, left: string, count: number) =>
    `${cell} included. ${count === 1 ? '1 change' : `${left} changes`} in total.`,
  noMatch: (query: string) => `No products match “${query}”`,
  clearSearch: 'Clear search',
  noneHere: 'No products here',
  cannotExclude: 'Nothing can be excluded here.',
})

export type DiffTableStrings = (typeof diffTableStrings)['en']
