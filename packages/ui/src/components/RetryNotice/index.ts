export { RetryNotice } from './RetryNotice.js'
export type { RetryNoticeProps, RetryWait } from './RetryNotice.types.js'
export { useRetryWait } from './useRetryWait.js'
