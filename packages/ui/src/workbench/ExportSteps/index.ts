export { ExportSteps } from './ExportSteps.js'
export type { ExportStepsProps } from './ExportSteps.types.js'
