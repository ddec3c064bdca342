export { DashboardFrame } from './DashboardFrame.js'
export type { DashboardFrameProps } from './DashboardFrame.types.js'
