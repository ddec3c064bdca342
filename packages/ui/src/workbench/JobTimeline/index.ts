export { JobTimeline } from './JobTimeline.js'
export type {
  JobTimelineProps,
  TimelineJob,
  TimelineStart,
  TimelineState,
  TimelineStore,
  TimelineStoreJob,
} from './JobTimeline.types.js'
