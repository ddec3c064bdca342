import type { ReactNode } from 'react'
import type { FieldProblem } from '../ErrorSummary/index.js'

export interface AuthFormProps {
  /** Label of the main button. */
  submitLabel: string
  /** Label of the main button while busy. */
  submittingLabel: string
  /** Title of the toast that shows why `onSubmit` was rejected. */
  failedTitle: string
  /** Validation errors, in the order of the fields. */
  problems: readonly FieldProblem[]
  /** Validates the form and shows the errors; returns whether it can be submitted. */
  onCheck: () => boolean
  /** Submits the form; the form is busy until the promise settles. */
  onSubmit: () => Promise<void>
  /** Redirects to Google; the button stays busy after it resolves, because the page is unloading. @default shows the not-implemented notice */
  onGoogle?: () => Promise<void>
  /** Key of the rate limit, such as the email: a wait for one key does not block another. @default '' */
  waitsFor?: string
  /** The fields, one below the other. */
  children: ReactNode
}
