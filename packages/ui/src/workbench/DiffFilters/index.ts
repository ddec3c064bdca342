export { DiffFilters } from './DiffFilters.js'
export {
  diffFilters,
  diffOrders,
  type DiffFilter,
  type DiffFiltersHandle,
  type DiffFiltersProps,
  type DiffOrder,
} from './DiffFilters.types.js'
