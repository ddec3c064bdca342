import type { ReactNode } from 'react'

/** What a person reads around a control. */
export interface FieldTexts {
  /** Names the control; stands above it. */
  label: string
  /** Helps to fill it in; stands under the label and describes the control. */
  hint?: ReactNode
  /** Says what is wrong and marks the control invalid. */
  error?: string
}

/** What FormField hands to its control, to be spread on the native element. */
export interface ControlProps {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FormFieldProps extends FieldTexts {
  /** Sets the id of the control. @default an id of its own */
  id?: string
  required?: boolean
  /** Ids of further descriptions, read before the hint and the error. */
  'aria-describedby'?: string
  /** Stands at the end of the label's line, such as the value of a slider; decorative. */
  aside?: ReactNode
  /** Stands under the control, such as a meter. */
  below?: ReactNode
  /** Draws the control with the props it is handed. */
  children: (control: ControlProps) => ReactNode
}
