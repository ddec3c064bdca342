'use client'
import { forwardRef, useId } from 'react'
import { CheckIcon } from '../../icons/index.js'
import { FieldError } from '../FormField/index.js'
import { StyledBox, StyledCheckbox, StyledInput, StyledLine } from './Checkbox.styles.js'
import type { CheckboxProps } from './Checkbox.types.js'

/** Says yes or no to one thing. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { id: givenId, label, error, 'aria-describedby': describedBy, ...native },
  ref,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  const errorId = `${id}-error`
  const descriptions = [describedBy, error && errorId].filter(Boolean)

  return (
    <StyledCheckbox>
      <StyledLine htmlFor={id}>
        <StyledBox>
          <StyledInput
            ref={ref}
            {...native}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={descriptions.join(' ') || undefined}
          />
          <CheckIcon aria-hidden="true" />
        </StyledBox>
        <span>{label}</span>
      </StyledLine>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </StyledCheckbox>
  )
})
