'use client'
import { forwardRef, useImperativeHandle, useRef } from 'react'
import { FormField } from '../FormField/index.js'
import { CopyButton } from './CopyButton.js'
import { StyledRow, StyledValue } from './CopyField.styles.js'
import type { CopyFieldProps } from './CopyField.types.js'

/** Shows a value with a button that copies it. */
export const CopyField = forwardRef<HTMLInputElement | null, CopyFieldProps>(function CopyField(
  { id, label, hint, value, onCopy, 'aria-describedby': describedBy, ...native },
  ref,
) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)

  function select() {
    input.current?.focus()
    input.current?.select()
  }

  return (
    <FormField id={id} label={label} hint={hint} aria-describedby={describedBy}>
      {(control) => (
        <StyledRow>
          <StyledValue
            ref={input}
            dir="ltr"
            spellCheck={false}
            {...native}
            {...control}
            readOnly
            value={value}
          />
          <CopyButton label={label} value={value} onCopy={onCopy} onRefused={select} />
        </StyledRow>
      )}
    </FormField>
  )
})
