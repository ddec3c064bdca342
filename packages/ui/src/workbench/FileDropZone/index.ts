export { FileDropZone } from './FileDropZone.js'
export type { FileDropZoneProps, OpenProblem, ReadingProgress } from './FileDropZone.types.js'
