export { JobResult } from './JobResult.js'
export type { NextAction, JobResultProps, MadeExport } from './JobResult.types.js'
