export { JobResult } from './JobResult.js'
export type { JobResultProps, MadeExport, Reviewed } from './JobResult.types.js'
