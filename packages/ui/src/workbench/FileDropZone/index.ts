export type { FileDropZoneProps, OpenProblem, ReadingProgress } from './FileDropZone.types.js'
