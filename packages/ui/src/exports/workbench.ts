export type { WorkbenchCatalog, WorkbenchCatalogIn } from '../locales/wholeCatalog.js'
export { CellDrawer, type CellDrawerProps } from '../workbench/CellDrawer/index.js'
export {
  ChangeSummary,
  type ChangeCounts,
  type ChangeState,
  type ChangeSummaryProps,
} from '../workbench/ChangeSummary/index.js'
export {
  ChoiceCards,
  type ChoiceCard,
  type ChoiceCardsProps,
} from '../workbench/ChoiceCards/index.js'
export {
  ComparisonDialog,
  comparisonFilters,
  useComparisonWords,
  type ComparedColumn,
  type ComparedFile,
  type ComparedRow,
  type ComparisonCounts,
  type ComparisonDialogProps,
  type ComparisonFilter,
  type ComparisonResult,
  type ComparisonWords,
  type OneSided,
} from '../workbench/ComparisonDialog/index.js'
export {
  DiffCell,
  type DiffCellProps,
  type DiffComputed,
  type DiffKind,
  type DiffValue,
} from '../workbench/DiffCell/index.js'
export {
  DiffFilters,
  diffFilters,
  diffOrders,
  type DiffFilter,
  type DiffFiltersHandle,
  type DiffFiltersProps,
  type DiffOrder,
} from '../workbench/DiffFilters/index.js'
export {
  DiffTable,
  type DiffColumn,
  type DiffNote,
  type DiffNoteTone,
  type DiffPosition,
  type DiffRow,
  type DiffTableProps,
  type DiffTarget,
} from '../workbench/DiffTable/index.js'
export {
  DownloadDialog,
  downloadKinds,
  type DownloadDialogProps,
  type DownloadGuard,
  type DownloadKind,
  type DownloadSize,
} from '../workbench/DownloadDialog/index.js'
export { ExportSteps, type ExportStepsProps } from '../workbench/ExportSteps/index.js'
export {
  FileChip,
  type FileAccess,
  type FileChipProps,
  type FileJob,
  type FilePopoverProps,
  type FileState,
  type NextAutomation,
} from '../workbench/FileChip/index.js'
export {
  FileDropOverlay,
  FileDropZone,
  OpenProblemNotice,
  type FileDropOverlayProps,
  type FileDropZoneProps,
  type OpenProblemNoticeProps,
  type OpenProblem,
  type ReadingProgress,
} from '../workbench/FileDropZone/index.js'
export {
  FileHeader,
  type FileActions,
  type FileHeaderProps,
} from '../workbench/FileHeader/index.js'
export {
  FileList,
  type FileListProps,
  type SavedFile,
  type SavedFileState,
} from '../workbench/FileList/index.js'
export {
  storeBadges,
  type FileFacts,
  type RecentFile,
  type StoreBadge,
  type StoreMark,
} from '../workbench/files.types.js'
export {
  FilesPage,
  filesViews,
  type FilesPageProps,
  type FilesView,
} from '../workbench/FilesPage/index.js'
export { FilesPanel, type FilesPanelProps, type LastFile } from '../workbench/FilesPanel/index.js'
export {
  FilterBar,
  FilterChip,
  type FilterBarProps,
  type FilterChipProps,
  type FilterOffer,
  type FoundOption,
  type FoundValue,
  type ProductFilter,
  type ValueFilterKind,
} from '../workbench/FilterBar/index.js'
export {
  FindingList,
  findingCodes,
  useFixNames,
  useReportWords,
  type Finding,
  type FindingCode,
  type FindingListProps,
  type FindingPlace,
  type FindingReport,
  type FindingReportWords,
  type FixCode,
} from '../workbench/FindingList/index.js'
export {
  FirstContact,
  fileKinds,
  type FileKind,
  type FileMismatch,
  type FirstContactProps,
  MismatchNotice,
  type MismatchNoticeProps,
} from '../workbench/FirstContact/index.js'
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
export { MapField, type MapFieldProps, type ValueMap } from '../workbench/MapField/index.js'
export {
  Notice,
  noticeTones,
  type NoticeProps,
  type NoticeTone,
} from '../workbench/Notice/index.js'
export {
  OptionsForm,
  OptionsSheet,
  type CheckboxesOptionField,
  type ChoiceOptionField,
  type ListOptionField,
  type MapOptionField,
  type NumberOptionField,
  type OptionChoice,
  type OptionFormField,
  type OptionFormValue,
  type OptionsFormProps,
  type OptionsSheetProps,
  type RulesOptionField,
  type ScopeOptionField,
  type TextOptionField,
  type ToggleOptionField,
} from '../workbench/OptionsForm/index.js'
export { RecentFiles, type RecentFilesProps } from '../workbench/RecentFiles/index.js'
export { RecipeImport, type RecipeImportProps } from '../workbench/RecipeImport/index.js'
export {
  RecipeNameDialog,
  type RecipeNameDialogProps,
} from '../workbench/RecipeNameDialog/index.js'
export { RecipePage, type RecipePageProps } from '../workbench/RecipePage/index.js'
export {
  RecipeSteps,
  type RecipeStep,
  type RecipeStepChoice,
  type RecipeStepResult,
  type RecipeStepsProps,
} from '../workbench/RecipeSteps/index.js'
export {
  RemoveFileDialog,
  type RemoveFileDialogProps,
} from '../workbench/RemoveFileDialog/index.js'
export {
  RulesField,
  type RuleCondition,
  type RulesFieldProps,
  type RuleSuggestions,
  type TagRule,
} from '../workbench/RulesField/index.js'
export {
  SaveRecipeDialog,
  type RecipeChoice,
  type RecipeSource,
  type SavedRecipe,
  type SaveRecipeDialogProps,
} from '../workbench/SaveRecipeDialog/index.js'
export { SharedComputer, type SharedComputerProps } from '../workbench/SharedComputer/index.js'
export { StorageMeter, type StorageMeterProps } from '../workbench/StorageMeter/index.js'
export {
  StoreLabel,
  StoreLabelDialog,
  type StoreLabelDialogProps,
  type StoreLabelProps,
} from '../workbench/StoreLabel/index.js'
export {
  ToggleGroup,
  type ToggleGroupProps,
  type ToggleItem,
} from '../workbench/ToggleGroup/index.js'
export {
  UndoConflictDialog,
  type ConflictCell,
  type UndoConflictChoice,
  type UndoConflictDialogProps,
} from '../workbench/UndoConflictDialog/index.js'
export {
  Workbench,
  workbenchViews,
  type KeyHint,
  type WorkbenchFooter,
  type WorkbenchNotice,
  type WorkbenchProps,
  type WorkbenchTab,
  type WorkbenchView,
} from '../workbench/Workbench/index.js'
export {
  SingleKeySwitch,
  useWorkbenchShortcuts,
  WorkbenchShortcuts,
  type ShortcutPlace,
  type SingleKeySwitchProps,
  type WorkbenchShortcutsProps,
} from '../workbench/WorkbenchShortcuts/index.js'
