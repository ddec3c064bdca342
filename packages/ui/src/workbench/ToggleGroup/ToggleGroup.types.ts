import type { ComponentPropsWithoutRef, ReactElement } from 'react'

/** One of the choices. */
export interface ToggleItem<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** Number after the label, written for the current language. @default not shown */
  readonly count?: number
  /** Shown before the label; decorative. */
  readonly icon?: ReactElement
  /** @default false */
  readonly disabled?: boolean
}

export interface ToggleGroupProps<Value extends string = string> extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'aria-label' | 'children' | 'defaultValue' | 'onChange' | 'role'
> {
  /** Accessible name of the group. */
  'aria-label': string
  /** The choices, in order. */
  items: readonly ToggleItem<Value>[]
  /** The selected value. */
  value: Value
  /** Called with the new value. */
  onValueChange: (value: Value) => void
}
