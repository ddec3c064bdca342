export { CostChangesView } from './CostChangesView.js'
export {
  costChangeKinds,
  type CostChange,
  type CostChangeKind,
  type CostChangesViewProps,
} from './CostChangesView.types.js'
