export { CostChangesView } from './CostChangesView.js'
export type { CostChangesViewProps, ListedCostChange } from './CostChangesView.types.js'
