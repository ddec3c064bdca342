import type { ComponentPropsWithoutRef, ReactNode } from 'react'

export interface SwitchProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'role' | 'children' | 'aria-invalid'
> {
  /** Label of the setting; does not change with the state. The whole row is the target. */
  label: string
  /** Help text under the label: what “on” means; describes the switch. */
  hint?: ReactNode
  /** Error message; marks the switch invalid. */
  error?: string
}
