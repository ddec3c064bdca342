import { joinCatalogs } from '../../i18n/index.js'
import { downloadDialogIt } from '../../workbench/DownloadDialog/DownloadDialog.it.js'
import { filesPanelIt } from '../../workbench/FilesPanel/FilesPanel.it.js'
import { findingListIt } from '../../workbench/FindingList/FindingList.it.js'
import { guardDialogIt } from '../../workbench/GuardDialog/GuardDialog.it.js'
import { jobNoticeIt } from '../../workbench/JobNotice/JobNotice.it.js'
import { jobProgressIt } from '../../workbench/JobProgress/JobProgress.it.js'
import { jobResultIt } from '../../workbench/JobResult/JobResult.it.js'
import { jobTimelineIt } from '../../workbench/JobTimeline/JobTimeline.it.js'
import { noticeIt } from '../../workbench/Notice/Notice.it.js'
import { undoConflictDialogIt } from '../../workbench/UndoConflictDialog/UndoConflictDialog.it.js'
import type { WorkbenchCatalog } from '../wholeCatalog.js'

/** Every text of the file workbench in Italian. */
export const workbenchIt: WorkbenchCatalog = joinCatalogs(
  downloadDialogIt,
  filesPanelIt,
  findingListIt,
  guardDialogIt,
  jobNoticeIt,
  jobProgressIt,
  jobResultIt,
  jobTimelineIt,
  noticeIt,
  undoConflictDialogIt,
)
