import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { FieldTexts } from '../FormField/index.js'

export interface TextAreaProps
  extends Omit<ComponentPropsWithoutRef<'textarea'>, 'children' | 'aria-invalid'>, FieldTexts {
  /** Initial number of lines; the box can be resized. @default 5 */
  rows?: number
  /** Shown under the box, such as a count. */
  below?: ReactNode
}
