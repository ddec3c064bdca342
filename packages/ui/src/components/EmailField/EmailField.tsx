'use client'
import { forwardRef } from 'react'
import { useStrings } from '../../i18n/index.js'
import { TextField } from '../TextField/index.js'
import { emailFieldStrings } from './EmailField.strings.js'
import type { EmailFieldProps } from './EmailField.types.js'

/** Lets the user enter an email address, with autofill and without autocorrection. */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(function EmailField(
  { label, ...rest },
  ref,
) {
  const strings = useStrings(emailFieldStrings)
  return (
    <TextField
      ref={ref}
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      {...rest}
      type="email"
      label={label ?? strings.email}
    />
  )
})
