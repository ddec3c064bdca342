export {
  removeToast,
  showNotImplemented,
  toast,
  useShownToast,
  type ToastEntry,
  type ToastOptions,
  type ToastVariant,
  type ToastWords,
} from './toast.js'
export { useAction } from './useAction.js'
