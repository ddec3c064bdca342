export { FilterBar } from './FilterBar.js'
export { FilterChip } from './FilterChip.js'
export { useConditionText } from './conditionText.js'
export type {
  FilterBarProps,
  FilterChipProps,
  FilterOffer,
  SavedFilter,
  SavedFilters,
} from './FilterBar.types.js'
