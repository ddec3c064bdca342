export { DiffFilters } from './DiffFilters.js'
export type { DiffFiltersHandle, DiffFiltersProps } from './DiffFilters.types.js'
