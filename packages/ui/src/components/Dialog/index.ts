export { Dialog } from './Dialog.js'
export type { DialogProps } from './Dialog.types.js'

export { useModal } from './useModal.js'
export { useTopModal } from './useTopModal.js'
