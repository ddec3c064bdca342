export { StoreJobNotice } from './StoreJobNotice.js'
export type { StoreJobActions, StoreJobNoticeProps } from './StoreJobNotice.types.js'
