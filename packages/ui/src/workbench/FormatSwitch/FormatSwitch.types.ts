import type { ComponentPropsWithoutRef } from 'react'
import type { TextFormat } from '../DiffCell/index.js'

export interface FormatSwitchProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'aria-label' | 'children' | 'defaultValue' | 'onChange' | 'role'
> {
  /** The selected look. */
  value: TextFormat
  /** Called with the new look. */
  onValueChange: (value: TextFormat) => void
}
