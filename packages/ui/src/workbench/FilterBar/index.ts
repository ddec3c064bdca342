export type {
  FoundValue,
  ValueFilterKind,
  ProductFilter,
  FoundOption,
  FilterOffer,
  FilterBarProps,
  FilterChipProps,
} from './FilterBar.types.js'
