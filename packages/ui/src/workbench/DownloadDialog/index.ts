export { DownloadDialog } from './DownloadDialog.js'
export {
  downloadKinds,
  type DownloadColumn,
  type DownloadDialogProps,
  type DownloadGuard,
  type DownloadKind,
  type DownloadLoss,
  type DownloadSize,
  type LostVariants,
  type NeedsAllColumns,
} from './DownloadDialog.types.js'
