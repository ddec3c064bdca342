export { ReviewQueue } from './ReviewQueue.js'
export { reviewIdsAfter } from './reviewOrder.js'
export { cutoutEdges, reviewDecisions } from './ReviewQueue.types.js'
export type {
  CutoutChoices,
  CutoutEdgeChoice,
  ReviewDecision,
  ReviewImage,
  ReviewKind,
  ReviewPictures,
  ReviewQueueProps,
} from './ReviewQueue.types.js'
