export {
  removeToast,
  showNotImplemented,
  toast,
  useShownToast,
  type ToastEntry,
  type ToastOptions,
  type ToastVariant,
  type ToastContent,
} from './toast.js'
export { useAction } from './useAction.js'
