export { UndoStoreDialog } from './UndoStoreDialog.js'
export type {
  ChangedSince,
  Inexact,
  UndoPlan,
  UndoStoreDialogProps,
} from './UndoStoreDialog.types.js'
