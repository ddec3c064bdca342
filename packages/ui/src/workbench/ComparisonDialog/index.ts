export { ComparisonDialog } from './ComparisonDialog.js'
export { StoreComparisonDialog } from './StoreComparisonDialog.js'
export { useComparisonWords } from './useComparisonWords.js'
export type {
  ComparedFile,
  ComparisonDialogProps,
  ComparisonListWords,
  ComparisonResult,
  DifferingColumn,
  StoreComparisonDialogProps,
} from './ComparisonDialog.types.js'
