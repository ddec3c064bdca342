export { AlertIcon, CheckIcon, CloseIcon } from '../icons/index.js'
