'use client'
import { forwardRef } from 'react'
import { FormField } from '../FormField/index.js'
import { StyledTextArea } from './TextArea.styles.js'
import type { TextAreaProps } from './TextArea.types.js'

/** Lets the user enter several lines of text, with label, hint and error. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { id, label, hint, error, required, 'aria-describedby': describedBy, rows = 5, below, ...native },
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
      {(control) => <StyledTextArea as="textarea" ref={ref} rows={rows} {...native} {...control} />}
    </FormField>
  )
})
