export { ServicePanel } from './ServicePanel.js'
export type {
  ServiceAccess,
  ServiceAccessForm,
  ServicePanelProps,
  ServiceProblem,
  ServiceProblemCode,
  ServiceWork,
} from './ServicePanel.types.js'
