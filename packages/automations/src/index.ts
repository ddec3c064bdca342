export { applyPatches, PatchError } from './patches/applyPatches.ts'
export { patchText } from './patches/patchText.ts'
export { PatchList } from './patches/PatchList.ts'
export { invert, type Patch } from './patches/Patch.ts'
export { readCell, writeCell } from './csv/cells.ts'
export type { Delimiter, Dialect, LineEnd } from './csv/dialect.ts'
export {
  decodeFile,
  encodeFile,
  EncodingError,
  type DecodedFile,
  type Encoding,
} from './csv/encoding.ts'
export { FileError, type FileErrorCode, type FileErrorValues } from './csv/FileError.ts'
export type { BinaryKind } from './csv/otherFiles.ts'
export { Table, type Layout, type Span } from './csv/Table.ts'
export { Columns, type MarketColumns, type MetafieldColumn } from './products/Columns.ts'
export {
  columnNames,
  marketColumns,
  type ColumnKey,
  type MarketColumnKey,
} from './products/columnNames.ts'
export { ProductTable, type Product } from './products/ProductTable.ts'
export { rowName } from './products/variantName.ts'
export { check } from './check/check.ts'
export {
  findingCodes,
  type Finding,
  type FindingCode,
  type FixCode,
  type Place,
  type Report,
} from './check/Finding.ts'
export type { ReportWords } from './check/reportAsCsv.ts'
export { compareExports } from './compare/compareExports.ts'
export { comparisonAsCsv, type ComparisonWords } from './compare/comparisonAsCsv.ts'
export {
  changedTexts,
  type ChangedTexts,
  type Comparison,
  type ComparisonCounts,
  type DifferenceKind,
  type ProductDifference,
  type RowDifference,
} from './compare/Comparison.ts'
export {
  ComparisonList,
  comparisonFilters,
  type ComparisonFilter,
  type ComparisonQuery,
  type ComparisonRow,
  type FilePlaces,
  type OneSided,
} from './compare/ComparisonList.ts'
export type { ColumnLevel, ComparedColumn } from './compare/pairColumns.ts'
export type { Meaning } from './compare/sameMeaning.ts'
export type { FixPlan } from './check/fixes/planFix.ts'
export type { CellHistory, UndoEffect } from './file/conflicts.ts'
export { OpenFile, type ApplyProgress, type FileFacts, type NewJob } from './file/OpenFile.ts'
export { maximumFileSize } from './file/openTable.ts'
export {
  JobFileError,
  parseJobFile,
  undoJobFile,
  type JobFile,
  type JobFileErrorCode,
} from './jobs/jobFile.ts'
export {
  parseRecipe,
  RecipeError,
  recipeText,
  type Recipe,
  type RecipeErrorCode,
  type RecipeStep,
  type WrongOption,
} from './recipes/Recipe.ts'
export {
  runRecipe,
  withoutConflicts,
  type Misfit,
  type RecipeProgress,
  type RecipeRun,
  type RecipeSettings,
  type StepOutcome,
} from './recipes/runRecipe.ts'
export { recipePlan, type RecipePlan } from './recipes/recipePlan.ts'
export type { Job, JobOrigin, JobState, Overlap, UndoChoice } from './jobs/Job.ts'
export { downloadName, listName } from './download/fileName.ts'
export type { DownloadFacts, DownloadGuard, DownloadSize } from './download/downloadFacts.ts'
export type { DownloadChoice, DownloadedFile } from './download/writeDownload.ts'
export { generateExport, type ExportOptions, type ExportQuirks } from './sample/generateExport.ts'
export { sampleCatalogue } from './sample/sampleCatalogue.ts'
export { Preview, type FullCell, type ListSize } from './preview/Preview.ts'
export { fieldName } from './preview/fieldName.ts'
export type { PreviewSource } from './preview/readRows.ts'
export * from './preview/rows.ts'
export { planners } from './automations/bySlug/planners.ts'
export { planAutomation } from './automations/planAutomation.ts'
export type { Computed, Note, NoteTone, Plan, Planning, PreviewColumn } from './plan/Plan.ts'
export { finish } from './finish.ts'
export type { LowestPrices, PlanContext, Planner } from './plan/Planner.ts'
export { emptyingChange, optionChange, type Losses } from './guards/losses.ts'
export { currencies, currencyDigits } from './money/currencies.ts'
export type { ReferenceRates } from './money/rates.ts'
export { parsePrice, raisePrice, writePrice } from './money/price.ts'
export { EarlierPrices, lowestPrices, type EarlierExport } from './plan/lowestPrices.ts'
export { filterProducts, type ProductFilter } from './scope/filterProducts.ts'
export type { FoundValue } from './scope/Counter.ts'
export type { OptionGroups } from './scope/optionGroups.ts'
export {
  choiceColumns,
  scopeChoices,
  type ScopeChoices,
  type VendorGroup,
} from './scope/scopeChoices.ts'
