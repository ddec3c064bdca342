export type { StoreLabelDialogProps, StoreLabelProps } from './StoreLabel.types.js'
