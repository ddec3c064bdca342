import { defineStrings } from '../../i18n/index.js'

export const downloadDialogStrings = defineStrings('downloadDialog', {
  heading: 'Download',
  choices: 'What to download',
  changed: 'Changed products only',
  changedHint:
    'Fastest to import. Includes all rows of each changed product, so no variant is lost.',
  whole: 'Whole file',
  wholeHint: 'Your complete export, with your changes.',
  split: (size: string) => `Split into files under ${size}`,
  splitHint: 'The store platform does not accept larger files. Each product stays in one file.',
  notNeeded: 'Not needed for this file',
  amount: (products: string, productCount: number, rows: string, rowCount: number, size: string) =>
    `${products} ${productCount === 1 ? 'product' : 'products'}, ${rows} ${rowCount === 1 ? 'row' : 'rows'}, ${size}`,
  files: (text: string, count: number, size: string) =>
    `${text} ${count === 1 ? 'file' : 'files'}, ${size}`,
  calculating: 'Calculating…',
  safe: 'Variants are safe',
  safeText:
    'Handle, Title and all option columns are included, and no option value changes. No cell becomes empty.',
  unsafe: 'Review before you import',
  deleted: (variants: string, variantCount: number, products: string, productCount: number) =>
    `${variants} ${variantCount === 1 ? 'variant' : 'variants'} of ${products} ${productCount === 1 ? 'product' : 'products'} would be deleted in your store`,
  deletedText:
    'Their options are not in this file, so an import with overwrite on deletes them and creates new ones: new IDs, no stock history.',
  unknown: 'Not compared with your store',
  unknownText:
    'A product of your store with the same handle is replaced by the one in this file, and its other variants are deleted. Open an export of your store first to compare.',
  anyway: 'Download anyway',
  optionValues: (text: string, count: number) =>
    `${text} ${count === 1 ? 'option value' : 'option values'} will change. Your store will delete these variants and create new ones with new IDs. Stock history and links from other apps will be lost.`,
  emptied: (text: string, count: number) =>
    `${text} ${count === 1 ? 'cell' : 'cells'} will become empty. If you import with overwrite on, these values are deleted in your store.`,
  excluded: (columns: string, count: number) =>
    `${count === 1 ? 'Excluded, so your store keeps its values' : 'Excluded, so your store keeps their values'}: ${columns}.`,
  missing: (column: string) => `This file has no column “${column}”.`,
  problems: (text: string, count: number) =>
    `Fix ${text} ${count === 1 ? 'problem' : 'problems'} first.`,
  openCheck: 'Open Check',
  next: 'Next, in your store’s admin',
  choose: 'Go to Products, choose Import and select the downloaded file.',
  select: 'Select',
  overwrite: 'Overwrite products with matching handles',
  overwriteText:
    'Without it, existing products are skipped and nothing changes. With it, an empty cell deletes the value in your store; a column that is not in the file is not changed.',
  look: 'Look at three products in your store, then read the list of failed rows that your store sends you.',
  onPhone: 'On a phone, look in Files or Downloads.',
  close: 'Close',
  download: (size: string) => `Download\u00A0${size}`,
})
