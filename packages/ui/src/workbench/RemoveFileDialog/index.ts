export type { RemoveFileDialogProps } from './RemoveFileDialog.types.js'
