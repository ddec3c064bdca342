import { defineStrings } from '../../i18n/index.js'

export const comparisonDialogStrings = defineStrings('comparisonDialog', {
  heading: 'Compare with another export',
  atWork: 'The files are being compared.',
  choose: (name: string) => `Choose the export to compare ${name} with.`,
  comparing: 'Comparing the files…',
  differ: (products: string, count: number, all: string, allCount: number) =>
    `${products} of ${all} ${allCount === 1 ? 'product' : 'products'} ${count === 1 ? 'differs' : 'differ'}.`,
  cells: (text: string, count: number) =>
    count === 1 ? '1 cell changed.' : `${text} cells changed.`,
  none: 'No differences',
  noneText: (products: string, count: number) =>
    count === 1
      ? 'The product, its variants and its images are the same in both files.'
      : `All ${products} products, their variants and their images are the same in both files.`,
  earlier: 'Earlier file',
  later: 'Later file',
  openNow: 'Open now',
  swap: 'Swap files',
  filters: 'Show',
  all: 'All',
  new: 'New',
  missing: 'Missing',
  changed: 'Changed',
  columns: 'Columns',
  newColumns: (names: string, count: number) =>
    `${count === 1 ? 'Column' : 'Columns'} only in the later file: ${names}`,
  missingColumns: (names: string, count: number) =>
    `${count === 1 ? 'Column' : 'Columns'} only in the earlier file: ${names}`,
  table: 'Differences',
  change: 'Earlier and later text',
  rows: 'Row numbers are those of the later file. What is missing has those of the earlier file.',
  another: 'Choose another file',
  download: 'Download list',
  close: 'Close',
  failed: 'The files could not be compared',
  failedText: 'Both files are as they were.',
  retry: 'Try again',
  storeHeading: 'Not yet in the store',
  storeComparing: 'Comparing with the store...',
  storeFailed: 'The file could not be compared with the store',
  storeFailedText: 'Nothing was written. The file is as it was.',
  storeCells: (text: string, count: number) =>
    count === 1 ? '1 cell differs from the store.' : `${text} cells differ from the store.`,
  storeSince: (store: string, time: string) =>
    `Compared with ${store} as it was read ${time} ago, and with what was written since.`,
  storeNone: 'Nothing differs from the store',
  storeNoneText: 'The store has every value of this file, as far as it can be written.',
  storeChange: 'In the store, and in your file',
  updateStore: 'Update store',
})

/** Headings of differences that only one file has, and texts of the list of all differences. */
export const differenceStrings = defineStrings('differences', {
  new: 'New',
  missing: 'Missing',
  changed: 'Changed',
  'new-variant': 'New variant',
  'missing-variant': 'Missing variant',
  'new-image': 'New image',
  'missing-image': 'Missing image',
  'new-column': 'New column',
  'missing-column': 'Missing column',
  difference: 'Difference',
  handle: 'Handle',
  product: 'Product',
  variant: 'Variant or image',
  earlierRow: 'Row in the earlier file',
  laterRow: 'Row in the later file',
  column: 'Column',
  before: 'Before',
  after: 'After',
  fileName: 'differences',
})
