import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { FieldProblem } from '../ErrorSummary/index.js'

export interface FormProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'noValidate' | 'onSubmit'
> {
  /** What is wrong, in the order of the fields. */
  problems: readonly FieldProblem[]
  /** Says above the fields which of them are required. @default 'All fields are required.' */
  required?: string
  /** Refuses to be submitted while something is under way. @default false */
  busy?: boolean
  /** Looks for what is wrong and shows it; gives back whether the form may be sent. */
  onCheck: () => boolean
  /** Sends the form; called when nothing is wrong. */
  onSend: () => void
  /** The fields, one below the other, and the buttons. */
  children: ReactNode
}
