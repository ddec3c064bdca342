'use client'
import { forwardRef, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useStrings } from '../../i18n/index.js'
import { ErrorSummary } from '../ErrorSummary/index.js'
import { focusField } from '../FormField/index.js'
import { formStrings } from './Form.strings.js'
import { StyledForm, StyledRequired } from './Form.styles.js'
import type { FormProps } from './Form.types.js'

/** Validates its fields on submit, and moves focus to the first invalid one. */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { problems, required, busy = false, onCheck, onSend, children, ...native },
  ref,
) {
  const strings = useStrings(formStrings)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    if (flushSync(onCheck)) {
      onSend()
    } else {
      focusField(event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]'))
    }
  }

  return (
    <StyledForm ref={ref} {...native} noValidate onSubmit={submit}>
      <ErrorSummary problems={problems} />
      <StyledRequired>{required ?? strings.required}</StyledRequired>
      {children}
    </StyledForm>
  )
})
