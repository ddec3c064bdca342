'use client'
import { forwardRef } from 'react'
import { CheckIcon } from '../../icons/index.js'
import { FieldError, useDescription } from '../FormField/index.js'
import { StyledBox, StyledCheckbox, StyledInput, StyledLine } from './Checkbox.styles.js'
import type { CheckboxProps } from './Checkbox.types.js'

/** Lets the user agree to one thing. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { id: givenId, label, error, 'aria-describedby': others, ...native },
  ref,
) {
  const { id, errorId, describedBy } = useDescription({
    id: givenId,
    error,
    'aria-describedby': others,
  })

  return (
    <StyledCheckbox data-field="">
      <StyledLine htmlFor={id}>
        <StyledBox>
          <StyledInput
            ref={ref}
            {...native}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
          />
          <CheckIcon aria-hidden="true" />
        </StyledBox>
        <span>{label}</span>
      </StyledLine>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </StyledCheckbox>
  )
})
