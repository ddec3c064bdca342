import type { TextFieldProps } from '../TextField/index.js'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'below'> {
  /** Says what password managers may fill in. */
  autoComplete: 'current-password' | 'new-password'
  /** Shows how strong the password is. @default false */
  strength?: boolean
}
