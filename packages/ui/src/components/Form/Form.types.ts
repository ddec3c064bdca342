import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { FieldProblem } from '../ErrorSummary/index.js'

export interface FormProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'noValidate' | 'onSubmit'
> {
  /** Validation errors, in the order of the fields. */
  problems: readonly FieldProblem[]
  /** Line above the fields that says which are required. @default 'All fields are required.' */
  required?: string
  /** Ignores submits while an action is in progress. @default false */
  busy?: boolean
  /** Validates the form and shows the errors; returns whether it can be submitted. */
  onCheck: () => boolean
  /** Submits the form; called when there are no errors. */
  onSend: () => void
  /** The fields, one below the other, and the buttons. */
  children: ReactNode
}
