import type { ComponentPropsWithoutRef, ReactNode } from 'react'

export interface SwitchProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'role' | 'children' | 'aria-invalid'
> {
  /** Names what is on or off; does not change with the state. All of the row is the target. */
  label: string
  /** Says what being on means; stands under the label and describes the switch. */
  hint?: ReactNode
  /** Says what is wrong and marks the switch invalid. */
  error?: string
}
