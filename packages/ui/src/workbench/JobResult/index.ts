export { JobResult } from './JobResult.js'
export type { GoOnWith, JobResultProps, MadeExport } from './JobResult.types.js'
