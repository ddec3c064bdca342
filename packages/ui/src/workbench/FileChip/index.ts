export { FileChip } from './FileChip.js'
export type {
  FileAccess,
  FileChipProps,
  FileJob,
  FilePopoverProps,
  FileState,
  NextAutomation,
} from './FileChip.types.js'
