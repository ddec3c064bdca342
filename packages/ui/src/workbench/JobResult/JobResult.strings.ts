import { defineStrings } from '../../i18n/index.js'

export const jobResultStrings = defineStrings('jobResult', {
  applied: (cells: string, cellCount: number, products: string, productCount: number) =>
    `Applied: ${cells} ${cellCount === 1 ? 'cell' : 'cells'} in ${products} ${productCount === 1 ? 'product' : 'products'}`,
  imported: (products: string, count: number) =>
    count === 1 ? 'Applied: 1 product imported' : `Applied: ${products} products imported`,
  importedText: (source: string) =>
    `This is a new product export, made from ${source}, which stays saved. Your store changes only when you import the export there.`,
  addedText: (source: string, to: string) =>
    `Added to ${to} from ${source}, which stays saved. Every product before them is exactly as it was.`,
  products: 'Products',
  rows: 'Rows',
  excludedColumns: (columns: string, count: number) =>
    count === 1
      ? 'Applied: 1 column is excluded from the download'
      : `Applied: ${columns} columns are excluded from the download`,
  noCells: 'Every cell of the file is exactly as it was, byte for byte.',
  took: (seconds: string) =>
    `Took ${seconds}\u00A0s. Every other cell is exactly as it was, byte for byte.`,
  failed: (text: string, count: number) =>
    `Applied, except for ${text} ${count === 1 ? 'row' : 'rows'}`,
  failedText: (count: number): string =>
    count === 1 ? 'That row was not changed.' : 'Those rows were not changed.',
  showRows: (count: number): string => (count === 1 ? 'Show row' : 'Show rows'),
  undoAll: 'Undo all',
  nothing: 'These options change nothing.',
  productsChanged: 'Products changed',
  cellsChanged: 'Cells changed',
  excluded: 'Excluded',
  reviewed: 'Reviewed',
  reviewedOf: (done: string, all: string) => `${done} of ${all}`,
  undo: 'Undo',
  changes: 'Change more',
  texts: 'Translate the rest',
  imports: 'Import another',
  download: 'Download',
  next: 'Continue with this file',
  all: (count: string) => `All ${count} automations`,
  saveRecipe: 'Save these jobs as a recipe',
})
