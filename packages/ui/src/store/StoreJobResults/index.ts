export { StoreJobResults } from './StoreJobResults.js'
export {
  storeItemOrder,
  type ChosenConflicts,
  type StoreItemFilter,
  type StoreJobResultsProps,
  type StoreUndo,
} from './StoreJobResults.types.js'
