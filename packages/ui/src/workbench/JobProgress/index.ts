export { JobProgress } from './JobProgress.js'
export type { JobProgressProps } from './JobProgress.types.js'
export { useMilestone } from './useMilestone.js'
