export { ImageResults } from './ImageResults.js'
export {
  resultFilters,
  type ImageResultRow,
  type ImageResultsProps,
  type ImageTotals,
  type ResultFilter,
} from './ImageResults.types.js'
