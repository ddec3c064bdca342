export type { WorkbenchCatalog, WorkbenchCatalogIn } from '../locales/workbench/workbenchCatalog.js'
export {
  ApplyFirstDialog,
  type ApplyFirstDialogProps,
} from '../workbench/ApplyFirstDialog/index.js'
export { offBecause, type OffProps } from '../workbench/offBecause.js'
export { BenchHeading, type BenchHeadingProps } from '../workbench/BenchHeading/index.js'
export { IntakeForm, type IntakeFormProps } from '../workbench/IntakeForm/index.js'
export { NameList, type NameListProps } from '../workbench/NameList/index.js'
export {
  ViewInset,
  viewInsets,
  type ViewInsetKind,
  type ViewInsetProps,
} from '../workbench/ViewInset/index.js'
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
  ColumnMapper,
  type ColumnMapperProps,
  type MappedColumn,
  type MappingTarget,
} from '../workbench/ColumnMapper/index.js'
export {
  ComparisonDialog,
  useComparisonWords,
  type ComparedFile,
  type ComparisonDialogProps,
  type ComparisonListWords,
  type ComparisonResult,
  type DifferingColumn,
} from '../workbench/ComparisonDialog/index.js'
export {
  CostChangesView,
  type CostChangesViewProps,
  type ListedCostChange,
} from '../workbench/CostChangesView/index.js'
export {
  DiffCell,
  type DiffCellProps,
  type DiffComputed,
  type DiffKind,
  type DiffValue,
} from '../workbench/DiffCell/index.js'
export {
  DiffFilters,
  type DiffFiltersHandle,
  type DiffFiltersProps,
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
  type DownloadColumn,
  type DownloadDialogProps,
  type ImportEffects,
  type DownloadKind,
  type DownloadLoss,
  type DownloadFiles,
  type ListedLoss,
} from '../workbench/DownloadDialog/index.js'
export { ExportSteps, type ExportStepsProps } from '../workbench/ExportSteps/index.js'
export {
  FileChip,
  type AlsoOpenFile,
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
  type ShownFile,
  type ImageSetFacts,
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
  type ValueFilterKind,
} from '../workbench/FilterBar/index.js'
export { FilterRule, type FilterRuleProps } from '../workbench/FilterRule/index.js'
export {
  FindingList,
  useFixNames,
  useReportWords,
  type FindingListProps,
  type FindingReportWords,
  type ListedFinding,
  type ListedReport,
} from '../workbench/FindingList/index.js'
export {
  FirstContact,
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
  GuidePage,
  type GuideFact,
  type GuideLink,
  type GuidePageProps,
  type GuidePicture,
  type GuideSection,
  type GuideTask,
} from '../workbench/GuidePage/index.js'
export { useImageWords, type ImageWords } from '../workbench/ImageWords/index.js'
export {
  ImageGrid,
  imageFilters,
  imageViews,
  type ImageFilter,
  type ImageGridHandle,
  type ImageGridProps,
  type ImageView,
} from '../workbench/ImageGrid/index.js'
export {
  ImagePreviews,
  type ImagePreviewsProps,
  type PreviewCounts,
  type PreviewImage,
} from '../workbench/ImagePreviews/index.js'
export {
  MaskEditor,
  maskTools,
  type DrawnPicture,
  type MaskBrush,
  type MaskEditorHandle,
  type MaskEditorProps,
  type MaskTool,
} from '../workbench/MaskEditor/index.js'
export {
  PositionPicker,
  picturePlaces,
  type PicturePlace,
  type PositionPickerProps,
} from '../workbench/PositionPicker/index.js'
export {
  RemarkList,
  type ListedRemark,
  type RemarkListProps,
} from '../workbench/RemarkList/index.js'
export {
  ReviewQueue,
  reviewDecisions,
  reviewIdsAfter,
  type CutoutChoices,
  type ReviewDecision,
  type ReviewImage,
  type ReviewKind,
  type ReviewPictures,
  type ReviewQueueProps,
} from '../workbench/ReviewQueue/index.js'
export {
  TemplatePicker,
  type BackgroundChoice,
  type TemplateGround,
  type TemplatePickerProps,
} from '../workbench/TemplatePicker/index.js'
export { ImageDownload, type ImageDownloadProps } from '../workbench/ImageDownload/index.js'
export {
  ImageResults,
  resultFilters,
  type ImageResultRow,
  type ImageResultsProps,
  type ImageTotals,
  type ResultFilter,
} from '../workbench/ImageResults/index.js'
export {
  type KeptOrChosen,
  type ImageRefusal,
  type ImageStatus,
  type PictureSource,
  type SetImage,
} from '../workbench/images.types.js'
export {
  ImportedProducts,
  importFilters,
  type ImportedProductsProps,
  type ImportFilter,
  type UpdateCounts,
} from '../workbench/ImportedProducts/index.js'
export {
  Histogram,
  barTones,
  type BarTone,
  type HistogramBar,
  type HistogramProps,
} from '../workbench/Histogram/index.js'
export {
  jobEndings,
  JobNotice,
  type JobEnding,
  type JobNoticeProps,
} from '../workbench/JobNotice/index.js'
export { JobProgress, type JobProgressProps } from '../workbench/JobProgress/index.js'
export {
  JobResult,
  type JobResultProps,
  type NextAction,
  type MadeExport,
} from '../workbench/JobResult/index.js'
export {
  JobTimeline,
  type JobTimelineProps,
  type TimelineJob,
  type TimelineStart,
  type TimelineState,
} from '../workbench/JobTimeline/index.js'
export { MapField, type MapFieldProps, type ValueMap } from '../workbench/MapField/index.js'
export {
  MarginsView,
  type ListedVariant,
  type MarginsViewProps,
} from '../workbench/MarginsView/index.js'
export {
  MemoryTable,
  type MemoryDraft,
  type MemoryEntry,
  type MemoryKind,
  type MemoryTableProps,
} from '../workbench/MemoryTable/index.js'
export { MetadataFound, type MetadataFoundProps } from '../workbench/MetadataFound/index.js'
export {
  Notice,
  noticeTones,
  type NoticeProps,
  type NoticeTone,
} from '../workbench/Notice/index.js'
export {
  OptionsForm,
  OptionsSheet,
  type ContentOptionField,
  type OptionChoice,
  type OptionFormField,
  type OptionsFormProps,
  type OptionsSheetProps,
} from '../workbench/OptionsForm/index.js'
export { PoolProgress, type PoolProgressProps } from '../workbench/PoolProgress/index.js'
export {
  ProductPreview,
  type PreviewedProduct,
  type ProductPreviewProps,
} from '../workbench/ProductPreview/index.js'
export { RecentFiles, type RecentFilesProps } from '../workbench/RecentFiles/index.js'
export { RecipeImport, type RecipeImportProps } from '../workbench/RecipeImport/index.js'
export {
  RecipeNameDialog,
  type RecipeNameDialogProps,
} from '../workbench/RecipeNameDialog/index.js'
export { RecipePage, type RecipePageProps } from '../workbench/RecipePage/index.js'
export {
  RecipeSteps,
  type ListedStep,
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
  type RulesFieldProps,
  type RuleSuggestions,
} from '../workbench/RulesField/index.js'
export {
  SaveRecipeDialog,
  type RecipeChoice,
  type RecipeSource,
  type SavedRecipe,
  type SaveRecipeDialogProps,
} from '../workbench/SaveRecipeDialog/index.js'
export {
  ServicePanel,
  type ServiceAccess,
  type ServiceAccessForm,
  type ServicePanelProps,
  type ServiceProblem,
  type ServiceProblemCode,
  type ServiceWork,
} from '../workbench/ServicePanel/index.js'
export { SharedComputer, type SharedComputerProps } from '../workbench/SharedComputer/index.js'
export { SlowNotice, type SlowNoticeProps } from '../workbench/SlowNotice/index.js'
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
  TranslationSummary,
  type TranslationSummaryProps,
} from '../workbench/TranslationSummary/index.js'
export {
  TranslationTable,
  textFilters,
  type ListedTranslation,
  type TextFilter,
  type TranslationNote,
  type TranslationTableHandle,
  type TranslationTableProps,
} from '../workbench/TranslationTable/index.js'
export {
  UndoConflictDialog,
  type ConflictCell,
  type ConflictingJob,
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
export { useControlNames, type ControlNames } from '../workbench/useControlNames.js'
