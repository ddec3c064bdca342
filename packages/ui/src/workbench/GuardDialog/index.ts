export { GuardDialog } from './GuardDialog.js'
export type { GuardAnswer, GuardDialogProps, GuardKind } from './GuardDialog.types.js'
