'use client'
import { AlertIcon } from '../../icons/index.js'
import { StyledFieldError } from './FormField.styles.js'

interface FieldErrorProps {
  /** Id for the control's `aria-describedby`. */
  id: string
  /** The problem and its solution. */
  children: string
}

/** Shows the error of one control under it: an icon and text. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <StyledFieldError id={id}>
      <AlertIcon aria-hidden="true" />
      <span>{children}</span>
    </StyledFieldError>
  )
}
