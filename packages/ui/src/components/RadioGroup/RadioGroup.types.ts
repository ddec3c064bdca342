import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** One of the choices. */
export interface RadioOption<Value extends string = string> {
  /** What is chosen with it. */
  readonly value: Value
  /** What a person reads. */
  readonly label: string
  /** Says more under the label and describes the choice. */
  readonly hint?: string
  /** Shows the choice above its label; decorative. Given to one, it is given to all. */
  readonly picture?: ReactNode
  /** BCP 47 tag of the label's language, where it is not the page's. */
  readonly lang?: string
  /** Keeps it from being chosen. @default false */
  readonly disabled?: boolean
}

export interface RadioGroupProps<Value extends string = string> extends Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  'children' | 'defaultValue' | 'role' | 'aria-invalid'
> {
  /** Names the group; stands above the choices. */
  legend: string
  /** Helps to choose; stands under the legend and describes the group. */
  hint?: ReactNode
  /** Says what is wrong and marks the group invalid. */
  error?: string
  /** Says that one must be chosen. @default false */
  required?: boolean
  /** Name of the choice in a form. @default a name of its own */
  name?: string
  /** The choices, in the order in which they are shown. */
  options: readonly RadioOption<Value>[]
  /** The choice; with it, the state is held outside. */
  value?: Value
  /** Sets the first choice when `value` is not given. @default nothing is chosen */
  defaultValue?: Value
  /** Hears of every new choice. */
  onValueChange?: (value: Value) => void
}
