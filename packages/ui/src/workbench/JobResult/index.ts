export { JobResult } from './JobResult.js'
export type { JobResultProps, Reviewed } from './JobResult.types.js'
