export { UndoConflictDialog } from './UndoConflictDialog.js'
export type {
  ConflictCell,
  UndoConflictChoice,
  UndoConflictDialogProps,
} from './UndoConflictDialog.types.js'
