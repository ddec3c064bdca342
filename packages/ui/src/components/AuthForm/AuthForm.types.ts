import type { ReactNode } from 'react'
import type { FieldProblem } from '../ErrorSummary/index.js'

export interface AuthFormProps {
  /** Labels the main button. */
  submitLabel: string
  /** Labels the main button while busy. */
  submittingLabel: string
  /** Titles the toast that shows why `onSubmit` was rejected. */
  failedTitle: string
  /** What is wrong, in the order of the fields. */
  problems: readonly FieldProblem[]
  /** Looks for what is wrong and shows it; gives back whether the form may be sent. */
  onCheck: () => boolean
  /** Sends the form; the form is busy until it settles. */
  onSubmit: () => Promise<void>
  /** Leads to Google, and stays busy once resolved, as the page is left. Not given: the notice. */
  onGoogle?: () => Promise<void>
  /** What a refusal as too soon is about, where another one need not wait, such as the address. @default '' */
  waitsFor?: string
  /** The fields, one below the other. */
  children: ReactNode
}
