export { ReadProblemNotice } from './ReadProblemNotice.js'
export { ReadingProgress } from './ReadingProgress.js'
export type {
  ReadingProgressProps,
  ReadProblem,
  ReadProblemNoticeProps,
} from './ReadingProgress.types.js'
