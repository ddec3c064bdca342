export { UpdateDialog } from './UpdateDialog.js'
export type {
  MissingScope,
  NotWritten,
  UpdatedField,
  UpdateDialogProps,
  UpdatePlan,
} from './UpdateDialog.types.js'
