export { AlertCircle as AlertIcon, Check as CheckIcon, X as CloseIcon } from 'lucide-react'
