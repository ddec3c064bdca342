export { SlowNotice } from './SlowNotice.js'
export { type SlowNoticeProps } from './SlowNotice.types.js'
