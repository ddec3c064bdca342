export { FilterBar } from './FilterBar.js'
export { FilterChip } from './FilterChip.js'
export type {
  FilterBarProps,
  FilterChipProps,
  FilterOffer,
  ValueFilterKind,
} from './FilterBar.types.js'
