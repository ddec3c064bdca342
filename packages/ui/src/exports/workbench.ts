export type { WorkbenchCatalog, WorkbenchCatalogIn } from '../locales/wholeCatalog.js'
export {
  Notice,
  noticeTones,
  type NoticeProps,
  type NoticeTone,
} from '../workbench/Notice/index.js'
export {
  ChoiceCards,
  type ChoiceCard,
  type ChoiceCardsProps,
} from '../workbench/ChoiceCards/index.js'
export {
  DownloadDialog,
  downloadKinds,
  type DownloadDialogProps,
  type DownloadGuard,
  type DownloadKind,
  type DownloadSize,
} from '../workbench/DownloadDialog/index.js'
export { FilesPanel, type FilesPanelProps, type LastFile } from '../workbench/FilesPanel/index.js'
export {
  FindingList,
  findingCodes,
  useFixNames,
  type Finding,
  type FindingCode,
  type FindingListProps,
  type FindingPlace,
  type FindingReport,
  type FixCode,
} from '../workbench/FindingList/index.js'
export {
  GuardDialog,
  type GuardAnswer,
  type GuardDialogProps,
  type GuardKind,
} from '../workbench/GuardDialog/index.js'
export {
  jobEndings,
  JobNotice,
  type JobEnding,
  type JobNoticeProps,
} from '../workbench/JobNotice/index.js'
export { JobProgress, type JobProgressProps } from '../workbench/JobProgress/index.js'
export { JobResult, type JobResultProps, type Reviewed } from '../workbench/JobResult/index.js'
export {
  JobTimeline,
  type JobTimelineProps,
  type TimelineJob,
  type TimelineStart,
  type TimelineState,
} from '../workbench/JobTimeline/index.js'
export {
  UndoConflictDialog,
  type ConflictCell,
  type UndoConflictChoice,
  type UndoConflictDialogProps,
} from '../workbench/UndoConflictDialog/index.js'
