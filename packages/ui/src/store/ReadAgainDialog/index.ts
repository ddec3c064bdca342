export { ReadAgainDialog } from './ReadAgainDialog.js'
export type {
  LostChange,
  ReadAgainDialogProps,
  ReadAgainReport,
  ReadingAgain,
} from './ReadAgainDialog.types.js'
export { useReadAgainDone } from './useReadAgainDone.js'
