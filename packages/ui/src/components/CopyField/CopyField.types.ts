import type { ComponentPropsWithoutRef } from 'react'
import type { FieldTexts } from '../FormField/index.js'

export interface CopyFieldProps
  extends
    Omit<
      ComponentPropsWithoutRef<'input'>,
      | 'aria-invalid'
      | 'children'
      | 'defaultValue'
      | 'onCopy'
      | 'readOnly'
      | 'required'
      | 'type'
      | 'value'
    >,
    Omit<FieldTexts, 'error'> {
  /** What is shown, and copied to the letter. */
  value: string
  /** Hears that the value is on the clipboard. */
  onCopy?: (value: string) => void
}
