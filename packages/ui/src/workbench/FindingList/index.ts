export { FindingList } from './FindingList.js'
export { useFixNames } from './useFixNames.js'
export { useReportWords } from './useReportWords.js'
export {
  findingCodes,
  type Finding,
  type FindingCode,
  type FindingListProps,
  type FindingPlace,
  type FindingReport,
  type FindingReportWords,
  type FixCode,
} from './FindingList.types.js'
