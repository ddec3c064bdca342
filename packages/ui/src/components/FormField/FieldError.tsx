'use client'
import { AlertIcon } from '../../icons/index.js'
import { StyledFieldError } from './FormField.styles.js'

interface FieldErrorProps {
  /** Id by which the control refers to it. */
  id: string
  /** What is wrong and how to put it right. */
  children: string
}

/** What is wrong with one control: an icon and words, under it. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <StyledFieldError id={id}>
      <AlertIcon aria-hidden="true" />
      <span>{children}</span>
    </StyledFieldError>
  )
}
