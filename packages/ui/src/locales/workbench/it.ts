import { joinCatalogs } from '../../i18n/index.js'
import { cellDrawerIt } from '../../workbench/CellDrawer/CellDrawer.it.js'
import { changeSummaryIt } from '../../workbench/ChangeSummary/ChangeSummary.it.js'
import { comparisonDialogIt } from '../../workbench/ComparisonDialog/ComparisonDialog.it.js'
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
import { findingListIt } from '../../workbench/FindingList/FindingList.it.js'
import { firstContactIt } from '../../workbench/FirstContact/FirstContact.it.js'
import { guardDialogIt } from '../../workbench/GuardDialog/GuardDialog.it.js'
import { jobNoticeIt } from '../../workbench/JobNotice/JobNotice.it.js'
import { jobProgressIt } from '../../workbench/JobProgress/JobProgress.it.js'
import { jobResultIt } from '../../workbench/JobResult/JobResult.it.js'
import { jobTimelineIt } from '../../workbench/JobTimeline/JobTimeline.it.js'
import { mapFieldIt } from '../../workbench/MapField/MapField.it.js'
import { noticeIt } from '../../workbench/Notice/Notice.it.js'
import { optionsFormIt } from '../../workbench/OptionsForm/OptionsForm.it.js'
import { privacyLineIt } from '../../workbench/PrivacyLine/PrivacyLine.it.js'
import { recentFilesIt } from '../../workbench/RecentFiles/RecentFiles.it.js'
import { recipeImportIt } from '../../workbench/RecipeImport/RecipeImport.it.js'
import { recipeNameDialogIt } from '../../workbench/RecipeNameDialog/RecipeNameDialog.it.js'
import { recipePageIt } from '../../workbench/RecipePage/RecipePage.it.js'
import { recipeStepsIt } from '../../workbench/RecipeSteps/RecipeSteps.it.js'
import { removeFileDialogIt } from '../../workbench/RemoveFileDialog/RemoveFileDialog.it.js'
import { rulesFieldIt } from '../../workbench/RulesField/RulesField.it.js'
import { saveRecipeDialogIt } from '../../workbench/SaveRecipeDialog/SaveRecipeDialog.it.js'
import { sharedComputerIt } from '../../workbench/SharedComputer/SharedComputer.it.js'
import { storageMeterIt } from '../../workbench/StorageMeter/StorageMeter.it.js'
import { storeLabelIt } from '../../workbench/StoreLabel/StoreLabel.it.js'
import { undoConflictDialogIt } from '../../workbench/UndoConflictDialog/UndoConflictDialog.it.js'
import { workbenchFrameIt } from '../../workbench/Workbench/Workbench.it.js'
import { workbenchShortcutsIt } from '../../workbench/WorkbenchShortcuts/WorkbenchShortcuts.it.js'
import type { WorkbenchCatalog } from '../wholeCatalog.js'

/** Every text of the file workbench in Italian. */
export const workbenchIt: WorkbenchCatalog = joinCatalogs(
  cellDrawerIt,
  changeSummaryIt,
  comparisonDialogIt,
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
  findingListIt,
  firstContactIt,
  guardDialogIt,
  jobNoticeIt,
  jobProgressIt,
  jobResultIt,
  jobTimelineIt,
  mapFieldIt,
  noticeIt,
  optionsFormIt,
  privacyLineIt,
  recentFilesIt,
  recipeImportIt,
  recipeNameDialogIt,
  recipePageIt,
  recipeStepsIt,
  removeFileDialogIt,
  rulesFieldIt,
  saveRecipeDialogIt,
  sharedComputerIt,
  storageMeterIt,
  storeLabelIt,
  undoConflictDialogIt,
  workbenchFrameIt,
  workbenchShortcutsIt,
)
