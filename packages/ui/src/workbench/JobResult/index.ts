export { JobResult } from './JobResult.js'
export type { GoOnWith, JobResultProps, MadeExport, Reviewed } from './JobResult.types.js'
