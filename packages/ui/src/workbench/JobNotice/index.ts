export { JobNotice } from './JobNotice.js'
export { jobEndings, type JobEnding, type JobNoticeProps } from './JobNotice.types.js'
