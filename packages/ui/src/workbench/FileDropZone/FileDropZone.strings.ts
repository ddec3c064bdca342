import type { OtherExport } from '@dropwatt/automations'
import { defineStrings } from '../../i18n/index.js'

/** The names of exports of other kinds. */
export const otherExportNameStrings = defineStrings('otherExportNames', {
  inventory: 'an inventory export',
  orders: 'an orders export',
  'draft-orders': 'a draft orders export',
  customers: 'a customers export',
  companies: 'a companies export',
  'gift-cards': 'a gift cards export',
  discounts: 'a discounts export',
  redirects: 'a URL redirects export',
  collections: 'a collections export',
  'price-list': 'a price list of a catalog',
  'blog-posts': 'a blog posts export',
  pages: 'a pages export',
  metaobjects: 'a metaobjects export',
  payouts: 'a payouts export',
  'other-sheet': 'a sheet of an export app',
} satisfies Readonly<Record<OtherExport, string>>)

/** The contents of exports of other kinds. */
export const otherExportContentStrings = defineStrings('otherExportContents', {
  inventory: 'stock by location',
  orders: 'orders',
  'draft-orders': 'draft orders',
  customers: 'people',
  companies: 'companies',
  'gift-cards': 'gift cards and their balances',
  discounts: 'discounts',
  redirects: 'old and new addresses',
  collections: 'collections',
  'price-list': 'prices for a market or a company',
  'blog-posts': 'blog posts',
  pages: 'pages of the online store',
  metaobjects: 'entries of metaobjects',
  payouts: 'payments',
  'other-sheet': 'other records',
} satisfies Readonly<Record<OtherExport, string>>)

export const fileDropZoneStrings = defineStrings('fileDropZone', {
  dropData: 'Drop your product export here',
  dropTranslations: 'Drop your translation export here',
  dropSuppliers: 'Drop your supplier list here',
  dropPage: 'Drop a product page here',
  dropImages: 'Drop images, a folder or a ZIP here',
  chooseData: 'Choose your product export',
  chooseTranslations: 'Choose your translation export',
  chooseSuppliers: 'Choose your supplier list',
  choosePage: 'Choose a product page',
  chooseImages: 'Choose images or a ZIP',
  helpData: (size: string) =>
    `CSV file from your store, up to ${size}. You see every change before it is applied.`,
  helpSuppliers: (size: string) =>
    `CSV, TSV or JSON file from your supplier, up to ${size}. You see every product before it is imported.`,
  helpPage:
    'Product JSON or the page’s HTML, as a file. You see the product before it is imported.',
  helpCompare: (size: string) =>
    `CSV file from your store, up to ${size}. Comparing changes neither file.`,
  alsoOpens: 'XLSX files and a ZIP with one table open too.',
  helpImages: 'JPG, PNG, WEBP up to 10MB each. Your originals are never changed.',
  chooseFile: 'Choose a file',
  chooseFolder: 'Choose a folder',
  sample: 'Try a sample catalogue',
  over: (name: string) => `Drop to open ${name}`,
  overUnknown: 'Drop to open the file',
  overImages: 'Drop to open the images',
  overCompare: 'Drop to compare the files',
  openStays: 'The file that is open now stays saved.',
  onlyOne: (name: string) => `Only ${name} was opened. Open one file at a time.`,
  reading: (name: string) => `Reading ${name}`,
  ofSize: (done: string, total: string) => `${done} of ${total}`,
  cancel: 'Cancel',
  webPage: 'This is a web page, not a CSV file',
  webPageText: (start: string, automation: string) =>
    `It starts with ${start}. Your store may have sent its login page instead of the export. Export again, then drop the new file here. If it is a product page, open it in ${automation}.`,
  cutOff: 'The file is incomplete',
  cutOffText: (row: string, column: string, whole: string, products: string) =>
    `It ends in the middle of a cell (row ${row}, column ${column}), so the download stopped too early. ${whole}, but ${products} would be missing, so the file was not opened.`,
  lastRow: 'Show last row',
  wholeRows: (text: string, count: number) =>
    count === 1 ? `${text} row is complete` : `${text} rows are complete`,
  noHandle: 'This looks like a supplier list',
  noHandleText: (automation: string) =>
    `It has no Handle or URL handle column. Open it in ${automation}.`,
  translations: 'This is a translation export',
  translationsText: (automation: string) =>
    `It contains texts in other languages, not products. Open it in ${automation}.`,
  otherExport: (name: string) => `This is ${name}`,
  otherExportText: (content: string) =>
    `It holds ${content}, not products. In your store, go to Products, choose Export, then open that file.`,
  separator: (sign: string) => `The first line says that ${sign} separates the columns`,
  separatorText: 'Save the file with commas or semicolons, then drop the new file here.',
  severalTables: (count: string) => `This ZIP holds ${count} tables`,
  severalTablesText: (names: string) => `Unpack it and open one at a time: ${names}.`,
  noColumns: 'This file has no columns to import',
  noColumnsText:
    'A list has a row of column names, such as Title, SKU and Price, with commas, semicolons or tabs between them.',
  locked: 'This file is protected by a password',
  lockedText: 'Remove the password in the program that made it, then drop the new file here.',
  noTable: (format: string) => `There is no table in this ${format} file`,
  noTableText: 'Drop a CSV or XLSX file with a row of column names, or a ZIP with one CSV file.',
  damaged: (format: string) => `This ${format} file is damaged`,
  damagedText: 'The download may have stopped too early. Export or save it again.',
  json: 'This is a JSON file',
  jsonText: (automation: string) => `If it is a product page, open it in ${automation}.`,
  openIn: (automation: string) => `Open ${automation}`,
  binary: (format: string) => `This is a ${format} file`,
  binaryText:
    'Exports and lists open as CSV or XLSX: in your spreadsheet app, save as CSV UTF-8. Images open as JPG, PNG or WEBP.',
  tooBig: (size: string) => `This file is too large: ${size}`,
  tooBigText: (limit: string) =>
    `The limit is ${limit}. Export by collection or vendor, then open the files one at a time.`,
  unpacksTooBig: (format: string, limit: string) =>
    `This ${format} file unpacks to more than ${limit}`,
  unpacksTooBigText:
    'It would take too much memory here. Unpack it, or save its sheet as CSV, then open the CSV; or export by collection or vendor.',
  tooManyCells: 'This file has too many rows or columns',
  tooManyCellsText: (rows: string, columns: string, cells: string) =>
    `Up to ${rows} rows, ${columns} columns and ${cells} cells can be opened. Export by collection or vendor, then open the files one at a time.`,
  malformed: 'Part of this file is damaged',
  malformedText: (encoding: string) =>
    `It is in ${encoding}, but some of its characters are not valid. Export again, or save it as CSV UTF-8, then drop the new file here.`,
  unreadable: 'This file could not be read',
  unreadableText:
    'It may have been moved, renamed or changed in the meantime. Choose the file again.',
  empty: 'This file has no products',
  emptyText: 'It is empty or contains only the header row. Export again with products in it.',
  noProduct: 'There is no product in this file',
  noProductText: 'Save the whole product page as HTML, or its product JSON, up to 2 MB.',
})
