'use client'
import { forwardRef } from 'react'
import { FormField } from '../FormField/index.js'
import { StyledControl, StyledInput, StyledSlot } from './TextField.styles.js'
import type { TextFieldProps } from './TextField.types.js'

/** Lets the user enter one line of text, with label, hint and error. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    id,
    label,
    hint,
    error,
    required,
    'aria-describedby': describedBy,
    leading,
    trailing,
    below,
    type = 'text',
    ...native
  },
  ref,
) {
  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      aria-describedby={describedBy}
      below={below}
    >
      {(control) => (
        <StyledControl
          data-leading={leading ? '' : undefined}
          data-trailing={trailing ? '' : undefined}
        >
          <StyledInput ref={ref} type={type} {...native} {...control} />
          {leading ? (
            <StyledSlot data-side="leading" aria-hidden="true">
              {leading}
            </StyledSlot>
          ) : null}
          {trailing ? <StyledSlot data-side="trailing">{trailing}</StyledSlot> : null}
        </StyledControl>
      )}
    </FormField>
  )
})
