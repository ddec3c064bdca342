export { FindingList } from './FindingList.js'
export { useFixNames } from './useFixNames.js'
export { useReportWords } from './useReportWords.js'
export type {
  FindingListProps,
  FindingReportWords,
  ListedFinding,
  ListedReport,
} from './FindingList.types.js'
