export { ReviewQueue } from './ReviewQueue.js'
export { reviewIdsAfter } from './reviewOrder.js'
export { reviewDecisions } from './ReviewQueue.types.js'
export type {
  CutoutChoices,
  ReviewDecision,
  ReviewImage,
  ReviewKind,
  ReviewPictures,
  ReviewQueueProps,
} from './ReviewQueue.types.js'
