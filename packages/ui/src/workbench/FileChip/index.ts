export { FileChip } from './FileChip.js'
export type {
  AlsoOpenFile,
  FileAccess,
  FileChipProps,
  FileJob,
  FilePopoverProps,
  FileState,
  NextAutomation,
} from './FileChip.types.js'
