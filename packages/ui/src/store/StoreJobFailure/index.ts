export { StoreJobFailure } from './StoreJobFailure.js'
export { useFailedJobAction } from './useFailedJobAction.js'
export type { FailedJobAction, StoreJobFailureProps } from './StoreJobFailure.types.js'
