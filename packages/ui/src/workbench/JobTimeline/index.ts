export { JobTimeline } from './JobTimeline.js'
export type {
  JobTimelineProps,
  TimelineJob,
  TimelineStart,
  TimelineState,
} from './JobTimeline.types.js'
export type { TimelineStore, TimelineStoreJob } from './TimelineStore.types.js'
