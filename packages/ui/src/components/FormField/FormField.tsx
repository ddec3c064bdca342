'use client'
import { useId } from 'react'
import { FieldError } from './FieldError.js'
import { StyledField, StyledHint, StyledLabel } from './FormField.styles.js'
import type { FormFieldProps } from './FormField.types.js'

/** Joins a control to its label, hint and error, for the eye and for assistive technology. */
export function FormField({
  id: givenId,
  label,
  hint,
  error,
  required,
  'aria-describedby': describedBy,
  below,
  children,
}: FormFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const descriptions = [describedBy, hint && hintId, error && errorId].filter(Boolean)

  return (
    <StyledField>
      <StyledLabel htmlFor={id}>{label}</StyledLabel>
      {hint ? <StyledHint id={hintId}>{hint}</StyledHint> : null}
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptions.join(' ') || undefined,
      })}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {below}
    </StyledField>
  )
}
