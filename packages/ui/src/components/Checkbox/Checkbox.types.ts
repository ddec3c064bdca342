import type { ComponentPropsWithoutRef, ReactNode } from 'react'

export interface CheckboxProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'children' | 'aria-invalid'
> {
  /** Names the box; may hold a link. All of it is the target, save the link. */
  label: ReactNode
  /** Says what is wrong and marks the box invalid. */
  error?: string
}
