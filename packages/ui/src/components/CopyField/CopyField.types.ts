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
  /** The value, shown and copied exactly. */
  value: string
  /** Called when the value is on the clipboard. */
  onCopy?: (value: string) => void
}
