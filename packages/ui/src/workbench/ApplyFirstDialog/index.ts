export { ApplyFirstDialog } from './ApplyFirstDialog.js'
export type { ApplyFirstDialogProps } from './ApplyFirstDialog.types.js'
