export { CopyButton } from './CopyButton.js'
export { CopyField } from './CopyField.js'
export type { CopyFieldProps } from './CopyField.types.js'
