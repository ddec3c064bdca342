export { StoreLabel } from './StoreLabel.js'
export { StoreLabelDialog } from './StoreLabelDialog.js'
export type { StoreLabelDialogProps, StoreLabelProps } from './StoreLabel.types.js'
