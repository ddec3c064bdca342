/**
 * Reading products from suppliers' lists and product pages, and writing them as a product export. It is an entry of its
 * own, so that what works on exports alone loads none of it.
 */
export {
  addProducts,
  missingFor,
  removeAddedProducts,
  type AddOptions,
  type AddedProducts,
  type ExportEnd,
  type MissingFor,
} from './importing/addProducts.ts'
export { guessMapping } from './importing/guessMapping.ts'
export { optionNames, type OptionNames } from './importing/optionNames.ts'
export {
  findSaved,
  headerOf,
  readMapping,
  saveMapping,
  type MappingChoice,
} from './importing/readMapping.ts'
export { SupplierList, type ListColumn, type ListFormat } from './importing/SupplierList.ts'
export {
  includedProducts,
  isUpdate,
  planImport,
  planPage,
  planProducts,
  suggestPrice,
  type ImportContext,
  type ImportPlanning,
} from './importing/planImport.ts'
export type { ImportSettings, PriceRule } from './importing/settle.ts'
export type { SuppliedProduct } from './importing/SuppliedProduct.ts'
export { maxPageBytes } from './importing/pages/PageReading.ts'
export { charsetOf, pageText } from './importing/pages/pageText.ts'
export { readProductPage } from './importing/pages/readProductPage.ts'
export { updatePatches, writeUpdate } from './importing/update/writeUpdate.ts'
export { writeProducts } from './importing/writeProducts.ts'
export { readExportProduct } from './importing/exportProduct.ts'
export { safeHtml } from './text/safeHtml.ts'
export type * from './importing/ImportedProduct.ts'
export type * from './importing/ImportPlan.ts'
export type * from './importing/MatchedColumn.ts'
export type * from './importing/pages/PageReading.ts'
