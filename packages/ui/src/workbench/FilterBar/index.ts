export { FilterBar } from './FilterBar.js'
export { FilterChip } from './FilterChip.js'
export type {
  FilterBarProps,
  FilterChipProps,
  FilterMatches,
  FilterOffer,
  FoundOption,
  FoundValue,
  ProductFilter,
  ValueFilterKind,
} from './FilterBar.types.js'
