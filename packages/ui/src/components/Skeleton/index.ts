export { Skeleton } from './Skeleton.js'
export { skeletonShapes, type SkeletonProps, type SkeletonShape } from './Skeleton.types.js'
