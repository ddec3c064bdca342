export { StoreJobProgress } from './StoreJobProgress.js'
export type { StoreJobProgressProps } from './StoreJobProgress.types.js'
