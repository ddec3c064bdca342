import { joinCatalogs } from '../../i18n/index.js'
import { applyFirstDialogIt } from '../../workbench/ApplyFirstDialog/ApplyFirstDialog.it.js'
import { cellDrawerIt } from '../../workbench/CellDrawer/CellDrawer.it.js'
import { changeSummaryIt } from '../../workbench/ChangeSummary/ChangeSummary.it.js'
import { columnMapperIt } from '../../workbench/ColumnMapper/ColumnMapper.it.js'
import { comparisonDialogIt } from '../../workbench/ComparisonDialog/ComparisonDialog.it.js'
import { costChangesViewIt } from '../../workbench/CostChangesView/CostChangesView.it.js'
import { diffCellIt } from '../../workbench/DiffCell/DiffCell.it.js'
import { diffFiltersIt } from '../../workbench/DiffFilters/DiffFilters.it.js'
import { diffTableIt } from '../../workbench/DiffTable/DiffTable.it.js'
import { downloadDialogIt } from '../../workbench/DownloadDialog/DownloadDialog.it.js'
import { exportStepsIt } from '../../workbench/ExportSteps/ExportSteps.it.js'
import { factsLineIt } from '../../workbench/FactsLine/FactsLine.it.js'
import { fieldsIt } from '../../workbench/fields/fields.it.js'
import { fileChipIt } from '../../workbench/FileChip/FileChip.it.js'
import { fileDropZoneIt } from '../../workbench/FileDropZone/FileDropZone.it.js'
import { fileHeaderIt } from '../../workbench/FileHeader/FileHeader.it.js'
import { fileListIt } from '../../workbench/FileList/FileList.it.js'
import { filesPageIt } from '../../workbench/FilesPage/FilesPage.it.js'
import { filesPanelIt } from '../../workbench/FilesPanel/FilesPanel.it.js'
import { filterBarIt } from '../../workbench/FilterBar/FilterBar.it.js'
import { filterRuleIt } from '../../workbench/FilterRule/FilterRule.it.js'
import { findingListIt } from '../../workbench/FindingList/FindingList.it.js'
import { firstContactIt } from '../../workbench/FirstContact/FirstContact.it.js'
import { guidePageIt } from '../../workbench/GuidePage/GuidePage.it.js'
import { guardDialogIt } from '../../workbench/GuardDialog/GuardDialog.it.js'
import { importedProductsIt } from '../../workbench/ImportedProducts/ImportedProducts.it.js'
import { imageGridIt } from '../../workbench/ImageGrid/ImageGrid.it.js'
import { imageDownloadIt } from '../../workbench/ImageDownload/ImageDownload.it.js'
import { imageResultsIt } from '../../workbench/ImageResults/ImageResults.it.js'
import { metadataFoundIt } from '../../workbench/MetadataFound/MetadataFound.it.js'
import { poolProgressIt } from '../../workbench/PoolProgress/PoolProgress.it.js'
import { slowNoticeIt } from '../../workbench/SlowNotice/SlowNotice.it.js'
import { imagePreviewsIt } from '../../workbench/ImagePreviews/ImagePreviews.it.js'
import { imageWordsIt } from '../../workbench/ImageWords/ImageWords.it.js'
import { histogramIt } from '../../workbench/Histogram/Histogram.it.js'
import { jobNoticeIt } from '../../workbench/JobNotice/JobNotice.it.js'
import { jobProgressIt } from '../../workbench/JobProgress/JobProgress.it.js'
import { jobResultIt } from '../../workbench/JobResult/JobResult.it.js'
import { jobTimelineIt } from '../../workbench/JobTimeline/JobTimeline.it.js'
import { maskEditorIt } from '../../workbench/MaskEditor/MaskEditor.it.js'
import { mapFieldIt } from '../../workbench/MapField/MapField.it.js'
import { marginsViewIt } from '../../workbench/MarginsView/MarginsView.it.js'
import { memoryTableIt } from '../../workbench/MemoryTable/MemoryTable.it.js'
import { noticeIt } from '../../workbench/Notice/Notice.it.js'
import { optionsFormIt } from '../../workbench/OptionsForm/OptionsForm.it.js'
import { positionPickerIt } from '../../workbench/PositionPicker/PositionPicker.it.js'
import { privacyLineIt } from '../../workbench/PrivacyLine/PrivacyLine.it.js'
import { productPreviewIt } from '../../workbench/ProductPreview/ProductPreview.it.js'
import { recentFilesIt } from '../../workbench/RecentFiles/RecentFiles.it.js'
import { recipeImportIt } from '../../workbench/RecipeImport/RecipeImport.it.js'
import { recipeNameDialogIt } from '../../workbench/RecipeNameDialog/RecipeNameDialog.it.js'
import { recipePageIt } from '../../workbench/RecipePage/RecipePage.it.js'
import { recipeStepsIt } from '../../workbench/RecipeSteps/RecipeSteps.it.js'
import { remarkListIt } from '../../workbench/RemarkList/RemarkList.it.js'
import { removeFileDialogIt } from '../../workbench/RemoveFileDialog/RemoveFileDialog.it.js'
import { reviewQueueIt } from '../../workbench/ReviewQueue/ReviewQueue.it.js'
import { rulesFieldIt } from '../../workbench/RulesField/RulesField.it.js'
import { saveRecipeDialogIt } from '../../workbench/SaveRecipeDialog/SaveRecipeDialog.it.js'
import { servicePanelIt } from '../../workbench/ServicePanel/ServicePanel.it.js'
import { sharedComputerIt } from '../../workbench/SharedComputer/SharedComputer.it.js'
import { storageMeterIt } from '../../workbench/StorageMeter/StorageMeter.it.js'
import { storeLabelIt } from '../../workbench/StoreLabel/StoreLabel.it.js'
import { translationSummaryIt } from '../../workbench/TranslationSummary/TranslationSummary.it.js'
import { translationTableIt } from '../../workbench/TranslationTable/TranslationTable.it.js'
import { undoConflictDialogIt } from '../../workbench/UndoConflictDialog/UndoConflictDialog.it.js'
import { workbenchFrameIt } from '../../workbench/Workbench/Workbench.it.js'
import { workbenchShortcutsIt } from '../../workbench/WorkbenchShortcuts/WorkbenchShortcuts.it.js'
import type { WorkbenchCatalog } from './workbenchCatalog.js'

/** Every text of the file workbench in Italian. */
export const workbenchIt: WorkbenchCatalog = joinCatalogs(
  applyFirstDialogIt,
  cellDrawerIt,
  changeSummaryIt,
  columnMapperIt,
  comparisonDialogIt,
  costChangesViewIt,
  diffCellIt,
  diffFiltersIt,
  diffTableIt,
  downloadDialogIt,
  exportStepsIt,
  factsLineIt,
  fieldsIt,
  fileChipIt,
  fileDropZoneIt,
  fileHeaderIt,
  fileListIt,
  filesPageIt,
  filesPanelIt,
  filterBarIt,
  filterRuleIt,
  findingListIt,
  firstContactIt,
  guidePageIt,
  guardDialogIt,
  importedProductsIt,
  imageGridIt,
  imageDownloadIt,
  imageResultsIt,
  metadataFoundIt,
  poolProgressIt,
  slowNoticeIt,
  imagePreviewsIt,
  imageWordsIt,
  histogramIt,
  jobNoticeIt,
  jobProgressIt,
  jobResultIt,
  jobTimelineIt,
  mapFieldIt,
  maskEditorIt,
  marginsViewIt,
  memoryTableIt,
  noticeIt,
  optionsFormIt,
  positionPickerIt,
  privacyLineIt,
  productPreviewIt,
  recentFilesIt,
  recipeImportIt,
  recipeNameDialogIt,
  recipePageIt,
  recipeStepsIt,
  remarkListIt,
  removeFileDialogIt,
  reviewQueueIt,
  rulesFieldIt,
  saveRecipeDialogIt,
  servicePanelIt,
  sharedComputerIt,
  storageMeterIt,
  storeLabelIt,
  translationSummaryIt,
  translationTableIt,
  undoConflictDialogIt,
  workbenchFrameIt,
  workbenchShortcutsIt,
)
