export { StoreJobButtons, type StoreJobButtonsProps } from './StoreJobButtons.js'
export { StoreJobsFailure, type StoreJobsFailureProps } from './StoreJobsFailure.js'
export { useStoreJobRows } from './useStoreJobRows.js'
