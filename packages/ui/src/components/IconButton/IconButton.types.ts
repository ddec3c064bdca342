import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import type { ButtonVariant } from '../Button/index.js'

export interface IconButtonProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'aria-label' | 'children'
> {
  /** Names the action for assistive technology and in the tooltip; required, as the icon has no words. */
  label: string
  /** The icon itself; decorative. */
  icon: ReactElement
  /** Sets how much it asks for attention. @default 'ghost' */
  variant?: Exclude<ButtonVariant, 'link'>
  /** Shows a spinner in place of the icon and refuses presses. */
  busy?: boolean
}
