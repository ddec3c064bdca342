export { JobProgress } from './JobProgress.js'
export type { JobProgressProps } from './JobProgress.types.js'
export { useMilestone } from './useMilestone.js'
export { StyledAnnouncement, StyledTrack } from './JobProgress.styles.js'
