export { DownloadDialog } from './DownloadDialog.js'
export {
  downloadKinds,
  type DownloadDialogProps,
  type DownloadGuard,
  type DownloadKind,
  type DownloadSize,
} from './DownloadDialog.types.js'
