export { ComparisonDialog } from './ComparisonDialog.js'
export { useComparisonWords } from './useComparisonWords.js'
export type {
  ComparedFile,
  ComparisonDialogProps,
  ComparisonListWords,
  ComparisonResult,
  DifferingColumn,
} from './ComparisonDialog.types.js'
