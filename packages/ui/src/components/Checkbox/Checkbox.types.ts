import type { ComponentPropsWithoutRef, ReactNode } from 'react'

export interface CheckboxProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'children' | 'aria-invalid'
> {
  /** Label of the box; can contain a link. The whole label is the target, except for the link. */
  label: ReactNode
  /** Error message; marks the box invalid. */
  error?: string
}
