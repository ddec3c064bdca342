export { ChangeSummary } from './ChangeSummary.js'
export type { ChangeCounts, ChangeState, ChangeSummaryProps } from './ChangeSummary.types.js'
