import type { TextFieldProps } from '../TextField/index.js'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'below'> {
  /** Tells password managers what to fill in. */
  autoComplete: 'current-password' | 'new-password'
  /** Shows the strength of the password. @default false */
  strength?: boolean
}
