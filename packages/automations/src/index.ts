export { applyPatches, PatchError } from './patches/applyPatches.ts'
export { patchText } from './patches/patchText.ts'
export { PatchList } from './patches/PatchList.ts'
export { invert, isChange, type Patch } from './patches/Patch.ts'
export { readCell, writeCell } from './csv/cells.ts'
export type { Delimiter, Dialect, LineEnd } from './csv/dialect.ts'
export {
  decodeFile,
  encodeFile,
  EncodingError,
  type DecodedFile,
  type Encoding,
} from './csv/encoding.ts'
export type { OtherExport } from './file/otherExportContents.ts'
export { FileError, type FileErrorCode, type FileErrorValues } from './csv/FileError.ts'
export type { BinaryKind } from './csv/otherFiles.ts'
export { listAsCsv } from './csv/listAsCsv.ts'
export { Table, type Layout, type Span } from './csv/Table.ts'
export { Columns, type MarketColumns, type MetafieldColumn } from './products/Columns.ts'
export {
  columnNames,
  marketColumns,
  type ColumnKey,
  type MarketColumnKey,
} from './products/columnNames.ts'
export type { CellRule, ChangingFile, RefusedChange } from './products/CellRule.ts'
export { findReadOnly, type ReadOnlyColumns } from './products/ReadOnlyColumns.ts'
export { markRows, ProductTable, type ExportKind, type Product } from './products/ProductTable.ts'
export { fileKinds, type FileKind } from './file/fileKinds.ts'
export {
  findTranslationColumns,
  translationColumnNames,
  type TranslationColumns,
} from './translations/columns.ts'
export {
  addSaved,
  addTerms,
  memoryLimits,
  type GlossaryTerm,
  type SavedTranslation,
  type TranslationMemory,
} from './translations/memory.ts'
export { collectTranslations } from './translations/collectTranslations.ts'
export {
  readGlossary,
  readSaved,
  writeGlossary,
  writeSaved,
  type MemoryFile,
} from './translations/memoryFile.ts'
export {
  translationFilters,
  type TranslationCounts,
  type TranslationFilter,
  type TranslationQuery,
  type TranslationRow,
} from './translations/rows.ts'
export { TranslationList, type TranslationListSource } from './translations/TranslationList.ts'
export type {
  ServiceTranslations,
  TranslationOrigin,
  TranslationService,
  TranslationSources,
} from './translations/sources.ts'
export type { ProtectedText } from './translations/protectText.ts'
export { readTags, uniqueTags } from './products/tags.ts'
export { restoreText } from './translations/restoreText.ts'
export {
  handNoteCodes,
  type EditableCell,
  type EditProblem,
  type EditRefusal,
  type HandNoteCode,
  type KeptEdit,
  type RefusedEdit,
} from './edits/CellEdit.ts'
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
export { activePatches } from './jobs/History.ts'
export type { Job, JobOrigin, JobState, Overlap, UndoChoice } from './jobs/Job.ts'
export { downloadName, listName } from './download/fileName.ts'
export type { ChangedColumns, NeedsAllColumns } from './download/changedColumns.ts'
export type { DownloadFacts, DownloadGuard, DownloadSize } from './download/downloadFacts.ts'
export type { DownloadScope } from './download/selection.ts'
export type { DownloadChoice, DownloadedFile } from './download/writeDownload.ts'
export { generateExport, type ExportOptions, type ExportQuirks } from './sample/generateExport.ts'
export {
  generateTranslations,
  type TranslationExportOptions,
} from './sample/generateTranslations.ts'
export { sampleCatalogue } from './sample/sampleCatalogue.ts'
export {
  Preview,
  type CellToEdit,
  type EditOutcome,
  type FullCell,
  type ListSize,
} from './preview/Preview.ts'
export { fieldName } from './preview/fieldName.ts'
export type { PreviewSource } from './preview/readRows.ts'
export { groupRemarks, type RemarkGroup } from './preview/RemarkIndex.ts'
export * from './preview/rows.ts'
export { planners } from './automations/bySlug/planners.ts'
export { skipProducts } from './plan/skipProducts.ts'
export {
  countStopped,
  readOnlyCode,
  stoppedChanges,
  stopReadOnly,
  type StoppedChanges,
} from './plan/stopReadOnly.ts'
export { planAutomation } from './automations/planAutomation.ts'
export type { Suggestion, Suggestions, TextRequest } from './plan/TextRequest.ts'
export type {
  Computed,
  Note,
  NoteTone,
  Plan,
  PlannedTranslations,
  Planning,
  PreviewColumn,
  Remark,
} from './plan/Plan.ts'
export { runSync } from './runSync.ts'
export {
  addProducts,
  missingFor,
  removeAddedProducts,
  type ExportEnd,
} from './importing/addProducts.ts'
export { findKind } from './importing/findKind.ts'
export type * from './importing/ImportedProduct.ts'
export type * from './importing/ImportPlan.ts'
export type * from './importing/MatchedColumn.ts'
export { planImport, planPage, suggestPrice } from './importing/planImport.ts'
export { findSaved, saveMapping } from './importing/readMapping.ts'
export { SupplierList, type ListFormat } from './importing/SupplierList.ts'
export { unpackFile } from './spreadsheets/packed.ts'
export type {
  UnpackCode,
  UnpackedFile,
  UnpackedFrom,
  UnpackNote,
} from './spreadsheets/unpacked.types.ts'
export type { UpdateField } from './importing/update/updateFields.ts'
export { updatePatches } from './importing/update/writeUpdate.ts'
export { writeProducts } from './importing/writeProducts.ts'
export type { LowestPrices, PlanContext, Planner } from './plan/Planner.ts'
export { deletedVariants, type DeletedVariants } from './guards/deletedVariants.ts'
export type { JobLosses, LostVariants } from './guards/jobLosses.ts'
export { emptyingChange, optionChange, type Losses } from './guards/losses.ts'
export { marginGoals } from './automations/cogs-monitor/goals.ts'
export type { CogsMonitorOptions } from './automations/cogs-monitor/options.ts'
export {
  CostChanges,
  costChangeKinds,
  type CostChange,
  type CostChangeKind,
} from './margins/CostChanges.ts'
export { estimatedCosts } from './margins/estimatedCosts.ts'
export { hasCosts } from './margins/hasCosts.ts'
export { chargesOf, marginOf, priceForMargin, type Charges } from './margins/margin.ts'
export {
  marginFilters,
  MarginReport,
  type MarginBar,
  type MarginFilter,
  type MarginGoals,
  type MarginRow,
  type MarginSummary,
} from './margins/MarginReport.ts'
export {
  maxPageBytes,
  type PageProblem,
  type PageProduct,
  type PageReading,
  type PageSource,
} from './importing/pages/PageReading.ts'
export { charsetOf, pageText } from './importing/pages/pageText.ts'
export { readProductPage } from './importing/pages/readProductPage.ts'
export { currencies, currencyDigits } from './money/currencies.ts'
export type { FileCurrencies } from './money/FileCurrencies.ts'
export type { ReferenceRates, UsedRate } from './money/rates.ts'
export { parsePrice, raisePrice, writePrice } from './money/price.ts'
export { EarlierPrices, lowestPrices, type EarlierExport } from './plan/lowestPrices.ts'
export { countMatches, type ScopeMatches } from './scope/countMatches.ts'
export {
  filterProducts,
  filterVariants,
  type ProductFilter,
  type VariantFilter,
} from './scope/filterProducts.ts'
export type { FoundValue } from './scope/Counter.ts'
export type { OptionGroups } from './scope/optionGroups.ts'
export {
  choiceColumns,
  columnValues,
  scopeChoices,
  type ScopeChoices,
  type VendorGroup,
} from './scope/scopeChoices.ts'
