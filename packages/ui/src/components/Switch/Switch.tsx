'use client'
import { forwardRef } from 'react'
import { FieldError, useDescription } from '../FormField/index.js'
import { StyledControl, StyledInput, StyledKnob, StyledRow, StyledSwitch } from './Switch.styles.js'
import type { SwitchProps } from './Switch.types.js'

/** Turns a native checkbox into a switch; `checked` conveys the state. */
const asSwitch = { type: 'checkbox', role: 'switch' } as const

/** Lets the user turn one setting on or off. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { id: givenId, label, hint, error, 'aria-describedby': others, ...native },
  ref,
) {
  const { id, labelId, hintId, errorId, describedBy } = useDescription({
    id: givenId,
    hint,
    error,
    'aria-describedby': others,
  })
  return (
    <StyledSwitch>
      <StyledRow htmlFor={id}>
        <strong id={labelId}>{label}</strong>
        {hint ? <small id={hintId}>{hint}</small> : null}
        <StyledControl>
          <StyledInput
            ref={ref}
            aria-labelledby={labelId}
            {...native}
            id={id}
            {...asSwitch}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
          />
          <StyledKnob />
        </StyledControl>
      </StyledRow>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </StyledSwitch>
  )
})
