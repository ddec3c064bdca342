import { defineStrings } from '../../i18n/index.js'

export const downloadDialogStrings = defineStrings('downloadDialog', {
  heading: 'Download',
  choices: 'What to download',
  columns: 'Only changed columns',
  columnsHint:
    'What identifies a variant, and what you changed. All other columns are not in the file, so they stay as they are in your store.',
  columnNames: 'Columns',
  isChanged: 'changed',
  changed: 'Changed products, all columns',
  changedHint: 'Every cell of each changed product, as it was in your export.',
  changedStock: (day: string) => `Every cell of each changed product, with the stock of ${day}.`,
  changedTexts: 'Only changed texts',
  changedTextsHint:
    'The texts whose translation changed. All others are not in the file, so they stay as they are in your store.',
  allTexts: 'All texts of what changed',
  allTextsHint: 'Every text of each product, page or collection with a change.',
  whole: 'Whole file',
  wholeHint: 'Your complete export, with your changes.',
  split: (size: string) => `Split into files under ${size}`,
  splitHint: 'The store platform does not accept larger files. Each product stays in one file.',
  notNeeded: 'Not needed for this file',
  unchanged: 'Nothing changed',
  needsNew: 'These products were made here, so your store needs all their columns.',
  needsAdded: 'Not for this file: a job added products, so all columns are needed.',
  needsMissing: 'Not for this file: it lacks columns that tell products and variants apart.',
  needsMoved: 'Not for this file: a job moved rows, so all columns are needed.',
  needsOther: 'Not for this file: Matrixify imports it, and needs columns of its own.',
  amount: (products: string, productCount: number, size: string) =>
    `${products} ${productCount === 1 ? 'product' : 'products'}, ${size}`,
  texts: (texts: string, textCount: number, size: string) =>
    `${texts} ${textCount === 1 ? 'text' : 'texts'}, ${size}`,
  files: (text: string, count: number, size: string) =>
    `${text} ${count === 1 ? 'file' : 'files'}, ${size}`,
  calculating: 'Calculating…',
  safe: 'Variants are safe',
  safeText:
    'Handle, Title and all option columns are included, and no option value changes. No cell becomes empty.',
  unsafe: 'Review before you import',
  deleted: (variants: string, count: number) =>
    `${variants} ${count === 1 ? 'variant' : 'variants'} would be deleted in your store`,
  deletedBy: (job: string, moment: string, values: string, count: number) =>
    `${job} (${moment}) changed ${values} ${count === 1 ? 'option value' : 'option values'}.`,
  excludedBy: (job: string, moment: string) => `${job} (${moment}) excluded columns of options.`,
  deletedText: 'Your store deletes these variants and creates new ones: new IDs, no stock history.',
  deletedByList: (
    list: string,
    variants: string,
    variantCount: number,
    products: string,
    productCount: number,
  ) =>
    `${list} lacks ${variants} ${variantCount === 1 ? 'variant' : 'variants'} of ${products} ${productCount === 1 ? 'product' : 'products'} in your store.`,
  lost: 'Variants that would be deleted',
  valueBecomes: (option: string, before: string, after: string) =>
    `${option} “${before}” becomes “${after}”`,
  nameBecomes: (before: string, after: string) => `option “${before}” becomes “${after}”`,
  variants: (text: string, count: number) => `${text} ${count === 1 ? 'variant' : 'variants'}`,
  rows: (ranges: string, count: number) => `${count === 1 ? 'row' : 'rows'} ${ranges}`,
  range: (first: string, last: string) => `${first} to ${last}`,
  unlisted: (text: string, count: number) =>
    `and ${text} more ${count === 1 ? 'change' : 'changes'}`,
  show: (text: string, count: number) =>
    count === 1 ? `Show the ${text} variant` : `Show the ${text} variants`,
  undo: 'Undo that job',
  undoNamed: (job: string) => `Undo “${job}”`,
  unknown: 'Not compared with your store',
  unknownText:
    'A product of your store with the same handle is replaced by the one in this file, and its other variants are deleted. Open an export of your store first to compare.',
  anyway: 'Download anyway',
  optionValues: (text: string, count: number) =>
    `${text} ${count === 1 ? 'option value changes' : 'option values change'}. Look at these variants in your store after the import.`,
  emptied: (text: string, count: number) =>
    `${text} ${count === 1 ? 'cell becomes' : 'cells become'} empty`,
  emptiedBy: (cells: string, job: string, moment: string, columns: string) =>
    `${cells}: ${job} (${moment}), ${columns}.`,
  emptiedHere: (cells: string, columns: string) => `${cells}: ${columns}.`,
  emptiedText: 'If you import with overwrite on, these values are deleted in your store.',
  excluded: (columns: string, count: number) =>
    `${count === 1 ? 'Excluded, so your store keeps its values' : 'Excluded, so your store keeps their values'}: ${columns}.`,
  excludedProducts: (text: string, count: number) =>
    count === 1
      ? `${text} product is excluded from the download.`
      : `${text} products are excluded from the download.`,
  missing: (column: string) => `This file has no column “${column}”.`,
  formulas: (text: string, count: number) =>
    count === 1
      ? `A spreadsheet may read ${text} cell of this file as a formula`
      : `A spreadsheet may read ${text} cells of this file as formulas`,
  formulasText:
    'They start with a sign such as = or @, and are written as they are. Your store imports them as texts; take care when you open the file in a spreadsheet.',
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
  chooseTexts: 'Go to Settings, Languages, choose Import and select the downloaded file.',
  overwriteTexts: 'Overwrite existing translations',
  overwriteTextsText:
    'Without it, only missing translations are added, and texts that have one keep it. With it, each translation in the file replaces the one in your store.',
  lookTexts: 'Switch your online store to that language and look at three of the texts.',
  onPhone: 'On a phone, look in Files or Downloads.',
  close: 'Close',
  download: (size: string) => `Download\u00A0${size}`,
  preparing: 'The download is being prepared.',
})
