export { StoreJobResults } from './StoreJobResults.js'
export { useStoreReport, type StoreReportWords } from './useStoreReport.js'
export { listedStates } from './resultLines.js'
export {
  storeItemOrder,
  type ChosenConflicts,
  type StoreItemFilter,
  type StoreJobResultsProps,
  type StoreUndo,
} from './StoreJobResults.types.js'
