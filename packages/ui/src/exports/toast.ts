export { Toaster } from '../components/Toaster/index.js'
export {
  showNotImplemented,
  toast,
  useAction,
  type ToastOptions,
  type ToastVariant,
} from '../toast/index.js'
