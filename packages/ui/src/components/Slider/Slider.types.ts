import type { ComponentPropsWithoutRef } from 'react'
import type { FieldTexts } from '../FormField/index.js'

type Native = ComponentPropsWithoutRef<'input'>

export interface SliderProps
  extends
    Omit<
      Native,
      | 'type'
      | 'children'
      | 'min'
      | 'max'
      | 'step'
      | 'value'
      | 'defaultValue'
      | 'aria-invalid'
      | 'aria-valuetext'
      | 'required'
    >,
    FieldTexts {
  /** The minimum. @default 0 */
  min?: number
  /** The maximum. @default 100 */
  max?: number
  /** The step between values, counted from `min`. @default 1 */
  step?: number
  /** The value (controlled). It snaps to the nearest step. */
  value?: number
  /** Initial value when uncontrolled. @default min */
  defaultValue?: number
  /** Called with every new value. */
  onValueChange?: (value: number) => void
  /** Formats the value for screen readers. @default the number in the current language */
  formatValue?: (value: number) => string
  /** Formats the value beside the label. @default same as `formatValue` */
  formatShort?: (value: number) => string
  /** Values with a tick mark under the track. @default none */
  ticks?: readonly number[]
}
