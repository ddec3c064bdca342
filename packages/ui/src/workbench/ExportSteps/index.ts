export type { ExportStepsProps } from './ExportSteps.types.js'
