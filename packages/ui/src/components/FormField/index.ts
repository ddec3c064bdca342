export { FieldError } from './FieldError.js'
export { FormField } from './FormField.js'
export type { ControlProps, FieldTexts, FormFieldProps } from './FormField.types.js'
