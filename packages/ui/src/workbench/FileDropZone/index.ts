export { FileDropOverlay, type FileDropOverlayProps } from './FileDropOverlay.js'
export { FileDropZone } from './FileDropZone.js'
export { OpenProblemNotice, type OpenProblemNoticeProps } from './OpenProblemNotice.js'
export type { FileDropZoneProps, OpenProblem, ReadingProgress } from './FileDropZone.types.js'
