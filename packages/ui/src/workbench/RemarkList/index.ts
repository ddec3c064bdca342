export { RemarkList } from './RemarkList.js'
export type { ListedRemark, RemarkListProps } from './RemarkList.types.js'
