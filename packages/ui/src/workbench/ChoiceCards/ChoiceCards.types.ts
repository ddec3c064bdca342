import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** One of the choices. */
export interface ChoiceCard<Value extends string = string> {
  /** Value of the choice. */
  readonly value: Value
  /** Label of the choice. */
  readonly label: string
  /** Help text under the label; describes the choice. */
  readonly hint?: string
  /** Fact about the choice at the end of the label's line, such as a size; describes the choice. */
  readonly detail?: string
  /** More about the choice, below the help text; describes it as well. Text and inline elements only. */
  readonly more?: ReactNode
  /** Disables the choice; `hint` or `detail` says why. @default false */
  readonly disabled?: boolean
}

export interface ChoiceCardsProps<Value extends string = string> extends Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  'children' | 'role' | 'onChange'
> {
  /** Accessible name of the group; visually hidden, as the heading above says the same. */
  legend: string
  /** The choices, in the order in which they are shown. */
  choices: readonly ChoiceCard<Value>[]
  /** The selected value. */
  value: Value
  /** Called with the new value. */
  onValueChange: (value: Value) => void
}
