export { RemoveFileDialog } from './RemoveFileDialog.js'
export type { RemoveFileDialogProps } from './RemoveFileDialog.types.js'
