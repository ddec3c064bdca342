export { StoreTimelineButtons } from './StoreTimelineButtons.js'
export { useStoreTimeline, type StoreTimelineOptions } from './useStoreTimeline.js'
