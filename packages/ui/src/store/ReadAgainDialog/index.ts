export { ReadAgainDialog } from './ReadAgainDialog.js'
export type { ReadAgainDialogProps, ReadingAgain, ReplannedJob } from './ReadAgainDialog.types.js'
