'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { StyledIntakeForm } from './IntakeForm.styles.js'

export interface IntakeFormProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'onSubmit' | 'noValidate'
> {
  /** Called when the form is sent, by its button or by Enter. */
  onSubmit: () => void
}

/** Takes in what a job starts from by a field, such as an address or a pasted text. */
export const IntakeForm = forwardRef<HTMLFormElement, IntakeFormProps>(function IntakeForm(
  { onSubmit, ...native },
  ref,
) {
  return (
    <StyledIntakeForm
      {...native}
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
})
