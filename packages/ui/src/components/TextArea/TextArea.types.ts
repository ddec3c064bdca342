import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { FieldTexts } from '../FormField/index.js'

export interface TextAreaProps
  extends Omit<ComponentPropsWithoutRef<'textarea'>, 'children' | 'aria-invalid'>, FieldTexts {
  /** Sets how many lines show at first; the box can be pulled taller. @default 5 */
  rows?: number
  /** Stands under the box, such as a count. */
  below?: ReactNode
}
