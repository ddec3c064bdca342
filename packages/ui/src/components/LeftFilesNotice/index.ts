export { LeftFilesNotice } from './LeftFilesNotice.js'
export type { LeftFilesNoticeProps } from './LeftFilesNotice.types.js'
