export { UndoConflictDialog } from './UndoConflictDialog.js'
export type {
  ConflictCell,
  ConflictingJob,
  UndoConflictChoice,
  UndoConflictDialogProps,
} from './UndoConflictDialog.types.js'
