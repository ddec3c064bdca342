'use client'
import type { KeyboardEvent } from 'react'
import { FieldError } from './FieldError.js'
import { showField } from './focusField.js'
import {
  StyledAside,
  StyledField,
  StyledHint,
  StyledLabel,
  StyledLabelLine,
} from './FormField.styles.js'
import type { FormFieldProps } from './FormField.types.js'
import { useDescription } from './useDescription.js'

/** Connects a control with its label, hint and error, visually and for assistive technology. */
export function FormField({
  id: givenId,
  label,
  hint,
  error,
  required,
  'aria-describedby': givenDescription,
  aside,
  below,
  children,
}: FormFieldProps) {
  const { id, hintId, errorId, describedBy } = useDescription({
    id: givenId,
    hint,
    error,
    'aria-describedby': givenDescription,
  })
  const labelPart = <StyledLabel htmlFor={id}>{label}</StyledLabel>

  return (
    <StyledField data-field="" onKeyUp={showOnTab}>
      {aside === undefined ? (
        labelPart
      ) : (
        <StyledLabelLine>
          {labelPart}
          <StyledAside aria-hidden="true">{aside}</StyledAside>
        </StyledLabelLine>
      )}
      {hint ? <StyledHint id={hintId}>{hint}</StyledHint> : null}
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy,
      })}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {below}
    </StyledField>
  )
}

/** Runs when focus has moved by Tab: the keyup event fires in the newly focused field. */
function showOnTab({ key, target }: KeyboardEvent) {
  if (key === 'Tab' && target instanceof Element) showField(target)
}
