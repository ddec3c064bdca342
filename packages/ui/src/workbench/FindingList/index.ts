export { FindingList } from './FindingList.js'
export {
  findingCodes,
  type Finding,
  type FindingCode,
  type FindingListProps,
  type FindingPlace,
  type FindingReport,
  type FixCode,
} from './FindingList.types.js'
