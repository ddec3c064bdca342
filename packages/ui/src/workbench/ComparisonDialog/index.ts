export { ComparisonDialog } from './ComparisonDialog.js'
export { useComparisonWords } from './useComparisonWords.js'
export {
  comparisonFilters,
  type ComparedColumn,
  type ComparedFile,
  type ComparedRow,
  type ComparisonCounts,
  type ComparisonDialogProps,
  type ComparisonFilter,
  type ComparisonResult,
  type ComparisonWords,
  type OneSided,
} from './ComparisonDialog.types.js'
