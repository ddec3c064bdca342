export { StoreJobFailure } from './StoreJobFailure.js'
export type { FailedJobAction, StoreJobFailureProps } from './StoreJobFailure.types.js'
