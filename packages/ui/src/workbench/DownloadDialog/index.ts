export { DownloadDialog } from './DownloadDialog.js'
export {
  downloadKinds,
  type DownloadColumn,
  type DownloadDialogProps,
  type ImportEffects,
  type DownloadKind,
  type DownloadLoss,
  type DownloadFiles,
  type ListedLoss,
} from './DownloadDialog.types.js'
