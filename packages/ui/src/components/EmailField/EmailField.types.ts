import type { TextFieldProps } from '../TextField/index.js'

export interface EmailFieldProps extends Omit<TextFieldProps, 'label' | 'type'> {
  /** Label of the field. @default 'Email' */
  label?: string
}
