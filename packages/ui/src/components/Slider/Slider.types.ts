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
  /** The lower end. @default 0 */
  min?: number
  /** The upper end. @default 100 */
  max?: number
  /** The distance between two values it can rest on, counted from `min`. @default 1 */
  step?: number
  /** The value; with it, the state is held outside. One off the steps is shown as the nearest. */
  value?: number
  /** Sets the first value when `value` is not given. @default min */
  defaultValue?: number
  /** Hears of every new value. */
  onValueChange?: (value: number) => void
  /** Says the value in words, as it is read out. @default the number in the language in force */
  formatValue?: (value: number) => string
  /** Says the value in short, as it stands beside the label. @default as `formatValue` says it */
  formatShort?: (value: number) => string
  /** Marks these values under the track. @default none */
  ticks?: readonly number[]
}
