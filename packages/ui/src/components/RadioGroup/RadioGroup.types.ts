import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** One of the choices. */
export interface RadioOption<Value extends string = string> {
  /** Value of the choice. */
  readonly value: Value
  /** Label of the choice. */
  readonly label: string
  /** Help text under the label; describes the choice. */
  readonly hint?: string
  /** Marks the help text as a warning, or as what is wrong. @default neither */
  readonly hintTone?: 'warning' | 'danger'
  /** Picture above the label; decorative. Set it for all choices or for none. */
  readonly picture?: ReactNode
  /** BCP 47 tag of the label's language, if it differs from the page's. */
  readonly lang?: string
  /** Disables the choice. @default false */
  readonly disabled?: boolean
}

export interface RadioGroupProps<Value extends string = string> extends Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  'children' | 'defaultValue' | 'role' | 'aria-invalid'
> {
  /** Legend of the group, above the choices. */
  legend: string
  /** Help text under the legend; describes the group. */
  hint?: ReactNode
  /** Error message; marks the group invalid. */
  error?: string
  /** Whether a choice is required. @default false */
  required?: boolean
  /** Name of the choice in a form. @default a generated name */
  name?: string
  /** The choices, in the order in which they are shown. */
  options: readonly RadioOption<Value>[]
  /** The selected value (controlled). */
  value?: Value
  /** Initial value when uncontrolled. @default none */
  defaultValue?: Value
  /** Called with the new value. */
  onValueChange?: (value: Value) => void
}
