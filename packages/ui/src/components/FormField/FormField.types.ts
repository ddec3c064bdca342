import type { ReactNode } from 'react'

/** The texts around a control. */
export interface FieldTexts {
  /** Label above the control. */
  label: string
  /** Help text under the label; describes the control. */
  hint?: ReactNode
  /** Error message; marks the control invalid. */
  error?: string
}

/** Props for the control, to spread on the native element. */
interface ControlProps {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FormFieldProps extends FieldTexts {
  /** Sets the id of the control. @default a generated id */
  id?: string
  required?: boolean
  /** Ids of further descriptions, read before the hint and the error. */
  'aria-describedby'?: string
  /** Shown at the end of the label's line, such as the value of a slider; decorative. */
  aside?: ReactNode
  /** Shown under the control, such as a meter. */
  below?: ReactNode
  /** Renders the control with the given props. */
  children: (control: ControlProps) => ReactNode
}
