export { FindingList } from './FindingList.js'
export { useFixNames } from './useFixNames.js'
export {
  findingCodes,
  type Finding,
  type FindingCode,
  type FindingListProps,
  type FindingPlace,
  type FindingReport,
  type FixCode,
} from './FindingList.types.js'
