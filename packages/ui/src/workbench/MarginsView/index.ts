export { MarginsView } from './MarginsView.js'
export {
  marginFilters,
  type ListedVariant,
  type MarginBar,
  type MarginFigures,
  type MarginFilter,
  type MarginsViewProps,
} from './MarginsView.types.js'
