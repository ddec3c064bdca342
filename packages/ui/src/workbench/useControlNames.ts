'use client'
import { useMemo } from 'react'
import { useStrings } from '../i18n/index.js'
import { applyFirstDialogStrings } from './ApplyFirstDialog/ApplyFirstDialog.strings.js'
import { columnMapperStrings } from './ColumnMapper/ColumnMapper.strings.js'
import { diffFiltersStrings } from './DiffFilters/DiffFilters.strings.js'
import { downloadDialogStrings } from './DownloadDialog/DownloadDialog.strings.js'
import { fileChipStrings } from './FileChip/FileChip.strings.js'
import { fileDropZoneStrings } from './FileDropZone/FileDropZone.strings.js'
import { fileHeaderStrings } from './FileHeader/FileHeader.strings.js'
import { filesPageStrings } from './FilesPage/FilesPage.strings.js'
import { findingListStrings, fixStrings } from './FindingList/FindingList.strings.js'
import { imageDownloadStrings } from './ImageDownload/ImageDownload.strings.js'
import { jobResultStrings } from './JobResult/JobResult.strings.js'
import { marginsViewStrings } from './MarginsView/MarginsView.strings.js'
import { recentFilesStrings } from './RecentFiles/RecentFiles.strings.js'
import { recipeStepsStrings } from './RecipeSteps/RecipeSteps.strings.js'
import { removeFileDialogStrings } from './RemoveFileDialog/RemoveFileDialog.strings.js'
import { reviewQueueStrings } from './ReviewQueue/ReviewQueue.strings.js'
import { saveRecipeDialogStrings } from './SaveRecipeDialog/SaveRecipeDialog.strings.js'
import { servicePanelStrings } from './ServicePanel/ServicePanel.strings.js'
import { sharedComputerStrings } from './SharedComputer/SharedComputer.strings.js'
import { storageMeterStrings } from './StorageMeter/StorageMeter.strings.js'
import { storeLabelStrings } from './StoreLabel/StoreLabel.strings.js'
import { undoConflictDialogStrings } from './UndoConflictDialog/UndoConflictDialog.strings.js'
import { workbenchFrameStrings } from './Workbench/Workbench.strings.js'

/** Names of the workbench's controls in the current language. */
export type ControlNames = ReturnType<typeof useControlNames>

/**
 * Returns what the controls of the workbench are called, for a guide or a message that names them:
 * the texts are those of the controls, so a control that is renamed is renamed there too.
 */
export function useControlNames() {
  const applyFirst = useStrings(applyFirstDialogStrings)
  const chip = useStrings(fileChipStrings)
  const columns = useStrings(columnMapperStrings)
  const conflict = useStrings(undoConflictDialogStrings)
  const download = useStrings(downloadDialogStrings)
  const drop = useStrings(fileDropZoneStrings)
  const filters = useStrings(diffFiltersStrings)
  const findings = useStrings(findingListStrings)
  const fixes = useStrings(fixStrings)
  const header = useStrings(fileHeaderStrings)
  const images = useStrings(imageDownloadStrings)
  const label = useStrings(storeLabelStrings)
  const margins = useStrings(marginsViewStrings)
  const page = useStrings(filesPageStrings)
  const recent = useStrings(recentFilesStrings)
  const recipe = useStrings(saveRecipeDialogStrings)
  const removal = useStrings(removeFileDialogStrings)
  const result = useStrings(jobResultStrings)
  const review = useStrings(reviewQueueStrings)
  const service = useStrings(servicePanelStrings)
  const shared = useStrings(sharedComputerStrings)
  const steps = useStrings(recipeStepsStrings)
  const storage = useStrings(storageMeterStrings)
  const tabs = useStrings(workbenchFrameStrings)
  return useMemo(
    () => ({
      /** The tabs of an open file. */
      tabs: {
        changes: tabs.changes,
        check: tabs.check,
        history: tabs.history,
        margins: tabs.margins,
        review: tabs.review,
      },
      /** Control that opens a file. */
      open: {
        file: drop.chooseFile,
        folder: drop.chooseFolder,
        sample: drop.sample,
        another: header.openAnother,
      },
      /** The Check tab. */
      check: {
        problems: findings.problems,
        warnings: findings.warnings,
        groupRows: fixes['group-rows'],
        excludeProducts: fixes['exclude-products'],
        report: findings.downloadReport,
      },
      /** Above the table of changes. */
      table: { search: filters.search, review: filters.review },
      /** After a job, and in the history. */
      job: {
        download: result.download,
        changeMore: result.changes,
        importAnother: result.imports,
        saveRecipe: result.saveRecipe,
        undo: chip.undo,
        redo: header.redo,
        undoBoth: conflict.withLater('', 2),
        undoUnchanged: conflict.unchangedOnly,
      },
      /** The dialog that downloads a file. */
      download: {
        columns: download.columns,
        whole: download.whole,
        overwrite: download.overwrite,
        applyFirst: applyFirst.heading,
        original: header.downloadOriginal,
      },
      /** The popover of the open file. */
      chip: {
        recipes: chip.recipes,
        use: chip.choose,
        recent: recent.heading,
        all: chip.all,
        storeLabel: chip.storeLabel,
        remove: chip.remove,
      },
      /** The label of a store: its field, and the button that saves it. */
      label: { store: label.store, save: label.save },
      recipe: {
        name: recipe.name,
        save: recipe.save,
        /** @param count as text and as a number */
        apply: steps.apply,
      },
      /** The review of images, and the download of all. */
      images: {
        approve: review.approve,
        original: review.original,
        gaps: review.gapsLabel,
        zip: images.zip,
      },
      columns: { confirm: columns.confirm },
      margins: {
        loss: margins.loss,
        /** @param target the target margin, with its sign */
        setPrices: margins.setPrices,
      },
      /** The files on this device. */
      files: {
        memory: page.memory,
        recipes: page.recipes,
        keep: storage.ask,
        removesOnLogout: shared.onLogout,
        removeAll: shared.removeAll,
        remove: removal.remove,
      },
      service: { save: service.save },
    }),
    [
      applyFirst,
      chip,
      columns,
      conflict,
      download,
      drop,
      filters,
      findings,
      fixes,
      header,
      images,
      label,
      margins,
      page,
      recent,
      recipe,
      removal,
      result,
      review,
      service,
      shared,
      steps,
      storage,
      tabs,
    ],
  )
}
