export { UndoConflictDialog } from './UndoConflictDialog.js'
export type {
  ConflictCell,
  ConflictingJob,
  UndoConflictDialogProps,
} from './UndoConflictDialog.types.js'
